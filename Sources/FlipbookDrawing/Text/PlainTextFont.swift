import FlipbookMotion

/// The font of texts in a control that draws plain strings.
private enum PlainTextFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font of all texts, whatever look they have of their own; nil where that counts.
  package var plainTextFont: Font? {
    get { self[PlainTextFontKey.self] }
    set { self[PlainTextFontKey.self] = newValue }
  }
}
