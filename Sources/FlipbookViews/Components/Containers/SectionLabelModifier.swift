import FlipbookDrawing
import FlipbookMotion

/// Sets the header or footer of a section in a list apart from its rows: small, grey, headers in capitals.
struct SectionLabelModifier: ViewModifier {
  let isHeader: Bool
  @Environment(\.listStyle) private var style
  @Environment(\.headerProminence) private var prominence
  @Environment(\.outerTextCase) private var outerCase
  /// The font set around the list, which wins over the usual one.
  @Environment(\.font) private var font

  init(isHeader: Bool) { self.isHeader = isHeader }

  func body(content: Content) -> some View {
    let stands = style == nil || isHeader && prominence == .increased
    let isCapital = isHeader && !stands && style?.hasPlates == true
    content
      .font(style == nil ? nil : stands ? .title3.bold() : font ?? .footnote)
      .controlForegroundStyle(stands ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
      .transformEnvironment(\.textCase) { if isCapital { $0 = outerCase ?? .uppercase } }
      .environment(\.labelsArePlain, true)
      .layoutValue(key: ListRowKindKey.self, value: isHeader ? .header : .footer)
  }
}

private enum OuterTextCaseKey: EnvironmentKey { static var defaultValue: Text.Case?? { nil } }

extension EnvironmentValues {
  /// The case that is set around a section or its list, nil for none: it comes before the capitals of headers.
  var outerTextCase: Text.Case?? {
    get { self[OuterTextCaseKey.self] }
    set { self[OuterTextCaseKey.self] = newValue }
  }
}
