import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a button of a dialog ends it without doing anything.
enum IsCancelKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
