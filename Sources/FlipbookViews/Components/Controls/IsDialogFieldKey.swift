import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Distinguishes a dialog's fields from its buttons.
enum IsDialogFieldKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
