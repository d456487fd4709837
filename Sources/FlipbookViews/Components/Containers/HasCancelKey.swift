import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a dialog has a button of its own that ends it.
enum HasCancelKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
