import FlipbookDrawing
import FlipbookMotion

/// The appearance of the bar of the tab view around.
enum TabBarAppearanceKey: PreferenceKey {
  static var defaultValue: BarAppearance { BarAppearance() }
  static func reduce(value: inout BarAppearance, nextValue: () -> BarAppearance) {
    value.complete(with: nextValue())
  }
}
