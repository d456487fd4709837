import FlipbookDrawing

/// The scheme that views ask the window or the presentation around them for; the outermost view's goes first, of views side
/// by side the first one's.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
