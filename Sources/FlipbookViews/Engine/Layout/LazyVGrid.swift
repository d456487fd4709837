import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a grid that grows downwards. All of them are made at once.
public struct LazyVGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  private let alignment: HorizontalAlignment
  /// Nil where nothing stays in sight.
  private let pinned: PinnedSections?

  /// Makes a grid with columns, whose sections' headers and footers may stay in sight.
  /// - Parameter spacing: Between rows, in points; nil for the usual 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(axis: .vertical, items: columns, spacing: spacing, position: { $0[alignment] })
    self.content = content()
    self.alignment = alignment
    pinned =
      pinnedViews.isEmpty
      ? nil : PinnedSections(views: pinnedViews, alignment: alignment, spacing: layout.gap)
  }

  /// The views in their columns.
  public var body: some View {
    let grid = LazyGrid(layout: layout, alignment: Alignment(horizontal: alignment, vertical: .center))
    LayoutContainer(
      layout: layout,
      content: content.environment(\.lazyGrid, grid).environment(\.pinnedSections, pinned)
        .environment(\.isAlternative, true))
  }
}
