import FlipbookViews

/// The axis of a chart, to be changed.
public struct ChartAxisContent: View {
  let view: AnyView

  /// The axis.
  public var body: some View { view }
}
