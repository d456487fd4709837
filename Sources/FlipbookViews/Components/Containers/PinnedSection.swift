import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum PinnedSectionsKey: EnvironmentKey { static var defaultValue: PinnedSections? { nil } }

extension EnvironmentValues {
  /// Set inside a stack whose sections keep their labels in sight.
  var pinnedSections: PinnedSections? {
    get { self[PinnedSectionsKey.self] }
    set { self[PinnedSectionsKey.self] = newValue }
  }
}

/// A section whose header stays at the top of the scroll view around, and its footer at the bottom, while any of the
/// section is in sight.
struct PinnedSection<Header: View, Content: View, Footer: View>: View {
  let pinned: PinnedSections
  let header: Header
  let content: Content
  let footer: Footer
  @State private var height: CGFloat = 0

  init(pinned: PinnedSections, header: Header, content: Content, footer: Footer) {
    (self.pinned, self.header, self.content, self.footer) = (pinned, header, content, footer)
  }

  var body: some View {
    let height = self.height
    let pinsHeader = pinned.views.contains(.sectionHeaders)
    let pinsFooter = pinned.views.contains(.sectionFooters)
    LazyVStack(alignment: pinned.alignment, spacing: pinned.spacing) {
      header
        .visualEffect { effect, proxy in
          let above = -proxy.frame(in: .scrollView(axis: .vertical)).minY
          let room = max(0, height - proxy.size.height)
          return effect.offset(y: pinsHeader ? min(max(0, above), room) : 0)
        }
        .zIndex(1)
      content.environment(\.pinnedSections, nil)
      footer
        .visualEffect { effect, proxy in
          let frame = proxy.frame(in: .scrollView(axis: .vertical))
          let window = proxy.bounds(of: .scrollView(axis: .vertical))?.height ?? frame.maxY
          let room = max(0, height - proxy.size.height)
          return effect.offset(y: pinsFooter ? -min(max(0, frame.maxY - window), room) : 0)
        }
        .zIndex(1)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      self.height = $0
    }
  }
}
