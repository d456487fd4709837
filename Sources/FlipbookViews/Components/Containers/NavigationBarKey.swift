import FlipbookDrawing
import FlipbookMotion
import Foundation

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarItems { NavigationBarItems() }

  static func reduce(value: inout NavigationBarItems, nextValue: () -> NavigationBarItems) {
    let next = nextValue()
    value.title.complete(with: next.title)
    value.isHidden = value.isHidden || next.isHidden
    value.isSearching = value.isSearching || next.isSearching
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.cancels = value.cancels || next.cancels
    value.leading = value.leading ?? next.leading
    value.trailing = value.trailing ?? next.trailing
    value.principal = value.principal ?? next.principal
    value.zooms = value.zooms || next.zooms
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.bottom = value.bottom ?? next.bottom
    value.appearance.complete(with: next.appearance)
    value.bottomAppearance.complete(with: next.bottomAppearance)
  }
}
