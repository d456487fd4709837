import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

extension View {
  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }

  /// Where the legend of charts stands; a spacing in points.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// A view in place of the legend of charts; a spacing in points.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartOptions {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = view
    }
  }

  /// Changes the plots of charts: their size and what is behind and around them.
  public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content)
    -> some View
  { chartOptions { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } } }

  /// A view over charts, which can ask them where values lie.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A view behind charts, which can ask them where values lie.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A gesture on the plots of charts, which can ask them where values lie.
  public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View {
    chartOptions {
      $0.gestures.append { AnyView(Color.clear.contentShape(Rectangle()).gesture(body($0))) }
    }
  }

  /// Changes the axis across of charts.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.chartXAxisStyle", file, line)
    return chartOptions { $0.xAxis.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Changes the axis down of charts.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.chartYAxisStyle", file, line)
    return chartOptions { $0.yAxis.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }
}
