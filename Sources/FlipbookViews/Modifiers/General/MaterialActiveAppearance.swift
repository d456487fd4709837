import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a material looks as in the window that is used.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// The appearance that follows from the place of the material.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// The appearance in a window in use.
  public static let active = MaterialActiveAppearance(name: "active")
  /// The appearance in a window that isn't in use.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// The appearance of the window around.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension View {
  /// Sets the appearance of materials in windows; has no effect in a film.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

extension EnvironmentValues {
  /// The appearance of materials in windows: always `automatic`.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
}
