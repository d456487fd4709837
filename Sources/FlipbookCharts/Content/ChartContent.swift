import FlipbookDrawing
import FlipbookViews

/// Content of a chart: marks, or other content.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content inside.
  associatedtype Body: ChartContent
  /// The content inside.
  @ChartContentBuilder var body: Body { get }
  /// Hands the marks of the content to a chart.
  func _collect(_ collector: _ChartCollector)
}

extension ChartContent {
  /// Hands on the marks of the body.
  public func _collect(_ collector: _ChartCollector) { body._collect(collector) }
}

extension ChartContent where Body == Never {
  /// Stops the program: the content is built in and has no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ChartContent {
  /// Never called: there is no such content.
  public func _collect(_ collector: _ChartCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Hands on the marks of the content, if any.
  public func _collect(_ collector: _ChartCollector) {
    collector.nested(0) { self?._collect(collector) }
  }
}

extension Group: ChartContent where Content: ChartContent {
  /// Hands on the marks of the content.
  public func _collect(_ collector: _ChartCollector) { content._collect(collector) }
}

extension Group where Content: ChartContent {
  /// Several marks as one content.
  @MainActor @preconcurrency
  public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Hands on the marks of the content of each element.
  public func _collect(_ collector: _ChartCollector) {
    var known: [AnyHashable: Int] = [:]
    for element in data where collector.isOpen {
      let id = AnyHashable(id(element))
      let count = known[id, default: 0]
      known[id] = count + 1
      // Elements of one identity are all drawn, distinguished by their order.
      collector.nested(count == 0 ? id : AnyHashable(RepeatedIdentity(id: id, count: count))) {
        content(element)._collect(collector)
      }
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes content for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes content for each element, identified by its own identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes content for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
