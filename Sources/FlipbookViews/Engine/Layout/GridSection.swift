import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A section of a lazy grid: its views begin a line of their own, between a header and a footer as long as the lines.
struct GridSection<Header: View, Content: View, Footer: View>: View {
  let grid: LazyGrid
  let header: Header
  let content: Content
  let footer: Footer
  @Environment(\.pinnedSections) private var pinned

  init(grid: LazyGrid, header: Header, content: Content, footer: Footer) {
    (self.grid, self.header, self.content, self.footer) = (grid, header, content, footer)
  }

  var body: some View {
    let cells = LayoutContainer(layout: grid.layout, content: content.environment(\.lazyGrid, nil))
    Group {
      if let pinned {
        PinnedSection(pinned: pinned, header: header, content: cells, footer: footer)
      } else if grid.layout.axis == .vertical {
        LazyVStack(alignment: grid.alignment.horizontal, spacing: grid.layout.gap) {
          header
          cells
          footer
        }
      } else {
        LazyHStack(alignment: grid.alignment.vertical, spacing: grid.layout.gap) {
          header
          cells
          footer
        }
      }
    }
    .layoutValue(key: SpansGridKey.self, value: true)
  }
}
