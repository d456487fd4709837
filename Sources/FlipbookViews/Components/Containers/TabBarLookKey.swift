import FlipbookDrawing
import FlipbookMotion

/// How the bar of the tab view around looks.
enum TabBarLookKey: PreferenceKey {
  static var defaultValue: BarLook { BarLook() }
  static func reduce(value: inout BarLook, nextValue: () -> BarLook) { value.complete(with: nextValue()) }
}
