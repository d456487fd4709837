/// Builds the content of an axis from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct AxisContentBuilder {
  /// Takes one content.
  public static func buildExpression(_ content: some AxisContent) -> _AxisItems {
    _AxisItems(_specs: content._specs)
  }
  /// Takes several contents.
  public static func buildBlock(_ content: _AxisItems...) -> _AxisItems {
    _AxisItems(_specs: content.flatMap(\._specs))
  }
  /// Takes the content of an `if`, or none.
  public static func buildOptional(_ content: _AxisItems?) -> _AxisItems { content ?? _AxisItems(_specs: []) }
  /// Takes the content of the first branch.
  public static func buildEither(first: _AxisItems) -> _AxisItems { first }
  /// Takes the content of the other branch.
  public static func buildEither(second: _AxisItems) -> _AxisItems { second }
  /// Takes the content of an availability check.
  public static func buildLimitedAvailability(_ content: _AxisItems) -> _AxisItems { content }
}
