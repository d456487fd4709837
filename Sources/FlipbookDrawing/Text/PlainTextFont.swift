import FlipbookMotion

/// The font of texts in a control that draws plain strings.
private enum PlainTextFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

/// The style of texts and symbols in a control that draws plain strings.
private enum PlainTextStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The font of all texts, whatever look they have of their own; nil where that counts.
  package var plainTextFont: Font? {
    get { self[PlainTextFontKey.self] }
    set { self[PlainTextFontKey.self] = newValue }
  }
  /// The style of all texts and symbols, whatever look they have of their own; nil where that counts.
  package var plainTextStyle: AnyShapeStyle? {
    get { self[PlainTextStyleKey.self] }
    set { self[PlainTextStyleKey.self] = newValue }
  }
}
