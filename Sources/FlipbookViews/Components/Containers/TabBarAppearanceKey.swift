import FlipbookDrawing
import FlipbookMotion

/// How the bar of the tab view around looks.
enum TabBarAppearanceKey: PreferenceKey {
  static var defaultValue: BarAppearance { BarAppearance() }
  static func reduce(value: inout BarAppearance, nextValue: () -> BarAppearance) {
    value.complete(with: nextValue())
  }
}
