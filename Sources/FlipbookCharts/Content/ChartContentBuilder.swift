/// Builds the content of a chart from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct ChartContentBuilder {
  /// Takes one content.
  public static func buildExpression(_ content: some ChartContent) -> _ChartItems {
    _ChartItems(items: [content])
  }
  /// Takes several contents, in order.
  public static func buildBlock(_ content: _ChartItems...) -> _ChartItems {
    content.count == 1 ? content[0] : _ChartItems(items: content)
  }
  /// Takes the content of an `if`, or none.
  public static func buildOptional(_ content: _ChartItems?) -> _ChartItems {
    _ChartItems(items: content.map { [$0] } ?? [])
  }
  /// Takes the content of the first branch.
  public static func buildEither(first: _ChartItems) -> _ChartItems {
    _ChartItems(items: [first], branch: 0)
  }
  /// Takes the content of the other branch.
  public static func buildEither(second: _ChartItems) -> _ChartItems {
    _ChartItems(items: [second], branch: 1)
  }
  /// Takes the content of an availability check.
  public static func buildLimitedAvailability(_ content: _ChartItems) -> _ChartItems { content }
}
