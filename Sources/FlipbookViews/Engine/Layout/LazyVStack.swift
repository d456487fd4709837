import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a line from top to bottom, in the full width. Of a long `ForEach` those in sight are made.
public struct LazyVStack<Content: View>: View {
  let layout: LazyStackLayout<VStackLayout>
  let content: Content
  /// Nil where nothing stays in sight.
  private let pinned: PinnedSections?

  /// Makes a stack whose headers and footers may stay in sight.
  /// - Parameter spacing: In points; nil for the usual 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, base: VStackLayout(alignment: alignment, spacing: spacing),
      position: { $0[alignment] }, guide: alignment.key, spacing: spacing)
    self.content = content()
    pinned =
      pinnedViews.isEmpty
      ? nil : PinnedSections(views: pinnedViews, alignment: alignment, spacing: spacing)
  }

  /// The views from top to bottom.
  public var body: some View {
    if let pinned {
      LayoutContainer(
        layout: layout,
        content: content.environment(\.pinnedSections, pinned).environment(\.isAlternative, true))
    } else {
      LayoutContainer(layout: layout, content: content.environment(\.isAlternative, true))
    }
  }
}
