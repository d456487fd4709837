import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a grid that grows downwards. All of them are made at once.
public struct LazyVGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content

  /// Makes a grid with columns. Reports pinned views as unsupported.
  /// - Parameter spacing: Between rows, in points; nil for the usual 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, file: String = #fileID,
    line: Int = #line
  ) {
    FlipbookViews.unsupported("LazyVGrid.init(pinnedViews:)", when: !pinnedViews.isEmpty, file, line)
    layout = LazyGridLayout(axis: .vertical, items: columns, spacing: spacing, position: { $0[alignment] })
    self.content = content()
  }

  /// The views in their columns.
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}
