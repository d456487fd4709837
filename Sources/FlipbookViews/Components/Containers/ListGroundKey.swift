import FlipbookDrawing

/// What the first list of several views stands on; nil without a list.
enum ListGroundKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
