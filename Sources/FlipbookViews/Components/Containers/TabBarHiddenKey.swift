import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a page hides the bar of the tab view around.
enum TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
