import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views that belong together, with others above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  @Environment(\.pinnedSections) private var pinned
  @State private var mark = SectionMark()

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  /// Makes a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }

  /// The header, the content and the footer.
  public var body: some View {
    if let pinned {
      PinnedSection(
        pinned: pinned, header: header.modifier(SectionLabelModifier(isHeader: true)), content: content,
        footer: footer.modifier(SectionLabelModifier(isHeader: false)))
    } else {
      Group {
        header.modifier(SectionLabelModifier(isHeader: true))
        content
        footer.modifier(SectionLabelModifier(isHeader: false))
      }
      .layoutValue(key: ListSectionKey.self, value: mark)
    }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Makes a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a localized title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Makes a section with a title from a string as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// Sets the header or footer of a section in a list apart from its rows: small, grey, headers in capitals.
private struct SectionLabelModifier: ViewModifier {
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
      .layoutValue(key: ListRowKindKey.self, value: isHeader ? .header : .footer)
  }
}
