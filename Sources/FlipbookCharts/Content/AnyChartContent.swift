/// Content of a chart with its type erased.
public struct AnyChartContent: ChartContent {
  let content: any ChartContent

  /// Hides the type of content.
  public init(_ content: some ChartContent) { self.content = content }
  /// Hides the type of content.
  public init(erasing content: some ChartContent) { self.content = content }

  /// Never: the content is built in.
  public typealias Body = Never

  /// Hands on the marks of the content.
  public func _collect(_ collector: _ChartCollector) { content._collect(collector) }
}
