import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The use of a button.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// The button deletes something: its label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button ends a dialog without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes something; it looks like any other.
  public static let close = ButtonRole(name: "close")
  /// The button confirms something; it looks like any other.
  public static let confirm = ButtonRole(name: "confirm")
}
