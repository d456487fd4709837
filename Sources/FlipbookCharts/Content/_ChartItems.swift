/// Several contents of a chart, in order.
public struct _ChartItems: ChartContent {
  let items: [any ChartContent]
  var branch: Int?

  init(items: [any ChartContent], branch: Int? = nil) { (self.items, self.branch) = (items, branch) }

  /// Never: the content is built in.
  public typealias Body = Never

  /// Hands on the marks of the contents.
  public func _collect(_ collector: _ChartCollector) {
    if items.count == 1, branch == nil { return items[0]._collect(collector) }
    for (index, item) in items.enumerated() where collector.isOpen {
      collector.nested(AnyHashable(branch.map { "\($0)" } ?? "\(index)/")) { item._collect(collector) }
    }
  }
}
