import FlipbookDrawing
import FlipbookMotion

/// A section that shows its content while it is expanded. In a sidebar its header has an arrow, and folds it at a touch.
struct FoldingSection<Header: View, Content: View, Footer: View>: View {
  @Binding var isExpanded: Bool
  let header: Header
  let content: Content
  let footer: Footer
  @Environment(\.isSidebar) private var isSidebar

  init(isExpanded: Binding<Bool>, header: Header, content: Content, footer: Footer) {
    _isExpanded = isExpanded
    (self.header, self.content, self.footer) = (header, content, footer)
  }

  var body: some View {
    Group {
      if isSidebar {
        DisclosureHeader(label: header, isExpanded: $isExpanded)
          .modifier(SectionLabelModifier(isHeader: true))
      } else {
        header.modifier(SectionLabelModifier(isHeader: true))
      }
      if isExpanded { content.environment(\.isInSection, true) }
      footer.modifier(SectionLabelModifier(isHeader: false))
    }
  }
}

private enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether lists to come are sidebars.
  var isSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}
