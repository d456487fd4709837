import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a grid that grows to the trailing side. All of them are made at once.
public struct LazyHGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  private let alignment: VerticalAlignment

  /// Makes a grid with rows. Reports pinned views as unsupported.
  /// - Parameter spacing: Between columns, in points; nil for the usual 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, file: String = #fileID,
    line: Int = #line
  ) {
    FlipbookViews.unsupported("LazyHGrid.init(pinnedViews:)", when: !pinnedViews.isEmpty, file, line)
    layout = LazyGridLayout(axis: .horizontal, items: rows, spacing: spacing, position: { $0[alignment] })
    self.content = content()
    self.alignment = alignment
  }

  /// The views in their rows.
  public var body: some View {
    let grid = LazyGrid(layout: layout, alignment: Alignment(horizontal: .center, vertical: alignment))
    LayoutContainer(
      layout: layout,
      content: content.environment(\.lazyGrid, grid).environment(\.pinnedSections, nil)
        .environment(\.isAlternative, true))
  }
}
