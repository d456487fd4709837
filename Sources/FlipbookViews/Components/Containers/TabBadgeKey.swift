import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label of a page's badge, for the bar of tabs around.
enum TabBadgeKey: LayoutValueKey {
  static var defaultValue: Text? { nil }
}
