import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a link shows the badge of its row.
enum LinkBadgeKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
