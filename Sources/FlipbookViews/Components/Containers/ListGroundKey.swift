import FlipbookDrawing

/// The background of the first list of several views; nil without a list.
enum ListGroundKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
