import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views that belong together, with others above and below them.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; nil for a section that doesn't fold.
  var isExpanded: Binding<Bool>?
  @Environment(\.pinnedSections) private var pinned
  @Environment(\.lazyGrid) private var grid
  @Environment(\.listStyle) private var listStyle
  @Environment(\.menu) private var menu
  @Environment(\.isSidebar) private var isSidebar
  @State private var mark = SectionMark()
  @State private var isOpen = true

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
    if menu != nil {
      Group {
        header.modifier(MenuHeader())
        content
      }
      .layoutValue(key: MenuSectionKey.self, value: mark)
    } else if let isExpanded = isExpanded ?? ownFolding {
      FoldingSection(isExpanded: isExpanded, header: header, content: content, footer: footer)
        .layoutValue(key: ListSectionKey.self, value: mark)
    } else if let grid, listStyle == nil {
      GridSection(
        grid: grid, header: header.modifier(SectionLabelModifier(isHeader: true)), content: content,
        footer: footer.modifier(SectionLabelModifier(isHeader: false)))
    } else if let pinned {
      PinnedSection(
        pinned: pinned, header: header.modifier(SectionLabelModifier(isHeader: true)), content: content,
        footer: footer.modifier(SectionLabelModifier(isHeader: false)))
    } else {
      Group {
        header.modifier(SectionLabelModifier(isHeader: true))
        content.environment(\.isInSection, true)
        footer.modifier(SectionLabelModifier(isHeader: false))
      }
      .layoutValue(key: ListSectionKey.self, value: mark)
    }
  }
}

extension Section {
  /// Sections of a sidebar fold at their headers, without being asked to.
  private var ownFolding: Binding<Bool>? {
    isSidebar && listStyle != nil && Parent.self != EmptyView.self ? $isOpen : nil
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

extension Section where Footer == EmptyView {
  /// Makes a section with a header whose content is shown while it is expanded. In a sidebar a touch of the header folds it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a localized title whose content is shown while it is expanded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// Makes a section with a title from a string whose content is shown while it is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
