import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How scrolling closes the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the scroll view does it.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}
