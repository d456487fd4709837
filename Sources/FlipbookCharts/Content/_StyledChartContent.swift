/// Content of a chart with a style around it.
public struct _StyledChartContent<Content: ChartContent>: ChartContent {
  let content: Content
  let change: @MainActor (inout MarkStyle) -> Void

  /// Never: the content is built in.
  public typealias Body = Never

  /// Hands on the marks with the style.
  public func _collect(_ collector: _ChartCollector) {
    collector.with(change) { content._collect(collector) }
  }
}
