import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// The usual width.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The width of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The width that is proposed.
  public static let flexible = ButtonSizing(name: "flexible")
}
