import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A window on content that may be larger than it. Scripts and a ``ScrollViewProxy`` move the content.
public struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The axes along which the content can be moved.
  public var axes: Axis.Set
  /// Whether indicators are shown while a finger scrolls.
  public var showsIndicators: Bool

  /// Makes a scroll view of the views in a closure, in a line along its axis.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The window on the content.
  public var body: some View {
    ScrollWindow(
      axes: axes, showsIndicators: showsIndicators,
      content: LayoutContainer(
        layout: axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()),
        content: LoneView(
          axis: axes == .horizontal ? .horizontal : .vertical,
          content: content.environment(\.stackAxis, nil).environment(\.scrolledAxes, axes)
            // A pull is the outermost scroll view's.
            .environment(\.refreshPull, nil)
            // Views that scroll in a row of a list are no rows.
            .environment(\.listStyle, nil))
      ))
  }
}
