import FlipbookViews

/// The background that the view of a live activity asks for.
enum ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
