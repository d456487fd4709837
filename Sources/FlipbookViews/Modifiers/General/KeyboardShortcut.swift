import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Keys that do what a control is for.
public struct KeyboardShortcut: Sendable {
  /// The return key.
  public static let defaultAction = KeyboardShortcut()
  /// The escape key.
  public static let cancelAction = KeyboardShortcut()
}
