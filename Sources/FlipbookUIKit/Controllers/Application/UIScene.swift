import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A part of an application on the screen.
@MainActor @preconcurrency
open class UIScene: NSObject {
  /// The options of a connection. It has none.
  public struct ConnectionOptions {
    /// Always nil: the app was not started from the home screen.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// Always empty: nothing is continued.
    public var userActivities: Set<NSUserActivity> { [] }
    /// Always nil: nothing is continued.
    public var handoffUserActivityType: String? { nil }
    /// Always nil: the app was not started by another.
    public var sourceApplication: String? { nil }
  }
  /// Whether a scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Always `foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }
  /// The session of the scene.
  public let session = UISceneSession()
  /// The object that is called during the scene's start. It is retained.
  open var delegate: (any UISceneDelegate)?

  override init() {}
}
