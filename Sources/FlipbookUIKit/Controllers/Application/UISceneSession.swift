import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The system's record of a scene.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The windows of an application. A film's scene has this role.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another display. A film has none.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A window on another display that takes no touches. A film has none.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The name of the session: `film`.
  public let persistentIdentifier = "film"
  /// The role of the session: `windowApplication`.
  public var role: Role { .windowApplication }
  /// A configuration without a name.
  public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// Values of the scene's own. A film keeps nothing from one run to the next.
  public var userInfo: [String: Any]?
}
