import FlipbookDrawing
import FlipbookMotion

/// Sets the header or footer of a section in a list apart from its rows: small, grey, headers in capitals.
struct SectionLabelModifier: ViewModifier {
  let isHeader: Bool
  @Environment(\.listStyle) private var style
  @Environment(\.headerProminence) private var prominence
  /// The font set around the list, which wins over the usual one.
  @Environment(\.font) private var font

  init(isHeader: Bool) { self.isHeader = isHeader }

  func body(content: Content) -> some View {
    let stands = style == nil || isHeader && prominence == .increased
    let isCapital = isHeader && !stands && style?.hasPlates == true
    content
      .font(style == nil ? nil : stands ? .title3.bold() : font ?? .footnote)
      .containerForegroundStyle(stands ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
      .transformEnvironment(\.textCase) { if isCapital { $0 = .uppercase } }
      .environment(\.labelsArePlain, true)
      .layoutValue(key: ListRowKindKey.self, value: isHeader ? .header : .footer)
  }
}
