import FlipbookDrawing
import FlipbookMotion

/// Whether an alert or a choice lies over a page, whose tint is grey then.
enum TintDimmedKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Makes the tint grey, as it is behind alerts.
  func dimmedTint(_ isDimmed: Bool) -> some View {
    transformEnvironment(\.tintColor) { if isDimmed { $0 = Color(.sRGB, white: 0.55, opacity: 1) } }
  }
}
