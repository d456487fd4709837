import FlipbookViews

/// The plot of a chart, to be changed.
public struct ChartPlotContent: View {
  let view: AnyView

  /// The plot.
  public var body: some View { view }
}
