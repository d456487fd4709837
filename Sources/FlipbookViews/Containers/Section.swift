import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views that belong together, with others above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  @Environment(\.pinnedSections) private var pinned

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }

  public var body: some View {
    if let pinned {
      PinnedSection(
        pinned: pinned, header: header.modifier(SectionLabelModifier()), content: content,
        footer: footer.modifier(SectionLabelModifier()))
    } else {
      header.modifier(SectionLabelModifier())
      content
      footer.modifier(SectionLabelModifier())
    }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// Sets the header or footer of a section in a list apart from its rows.
private struct SectionLabelModifier: ViewModifier {
  @Environment(\.listStyle) private var style

  func body(content: Content) -> some View {
    content
      .font(style == nil ? nil : .footnote)
      .foregroundStyle(style == nil ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
      .layoutValue(key: ListRowKindKey.self, value: .label)
  }
}

/// What a view is in a list.
enum ListRowKind {
  case row
  case label
}

enum ListRowKindKey: LayoutValueKey { static var defaultValue: ListRowKind { .row } }
