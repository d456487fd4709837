import FlipbookDrawing
import FlipbookMotion
import Foundation

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }

  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    value.complete(with: nextValue())
  }
}
