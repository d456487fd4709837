/// Builds the parts of an axis at a value from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes one part.
  public static func buildExpression(_ content: some AxisMark) -> _AxisMarks {
    _AxisMarks(_parts: content._parts)
  }
  /// Takes several parts.
  public static func buildBlock(_ content: _AxisMarks...) -> _AxisMarks {
    _AxisMarks(_parts: content.flatMap(\._parts))
  }
  /// Takes the parts of an `if`, or none.
  public static func buildOptional(_ content: _AxisMarks?) -> _AxisMarks { content ?? _AxisMarks(_parts: []) }
  /// Takes the parts of the first branch.
  public static func buildEither(first: _AxisMarks) -> _AxisMarks { first }
  /// Takes the parts of the other branch.
  public static func buildEither(second: _AxisMarks) -> _AxisMarks { second }
  /// Takes the parts of an availability check.
  public static func buildLimitedAvailability(_ content: _AxisMarks) -> _AxisMarks { content }
}
