import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a page has no way back, neither by its bar nor by a pan from the edge.
enum BackHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
