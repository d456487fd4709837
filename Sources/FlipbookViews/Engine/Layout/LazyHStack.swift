import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a line from leading to trailing, in the full height. Of a long `ForEach` those in sight are made.
public struct LazyHStack<Content: View>: View {
  let layout: LazyStackLayout<HStackLayout>
  let content: Content

  /// Makes a stack. Reports pinned views as unsupported.
  /// - Parameter spacing: In points; nil for the usual 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, file: String = #fileID,
    line: Int = #line
  ) {
    FlipbookViews.unsupported("LazyHStack.init(pinnedViews:)", when: !pinnedViews.isEmpty, file, line)
    layout = LazyStackLayout(
      axis: .horizontal, base: HStackLayout(alignment: alignment, spacing: spacing),
      position: { $0[alignment] }, guide: alignment.key, spacing: spacing)
    self.content = content()
  }

  /// The views from leading to trailing.
  public var body: some View {
    LayoutContainer(layout: layout, content: content.environment(\.isAlternative, true))
  }
}
