/// Builds one view from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct ViewBuilder {
  /// Takes one view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns several views as one, in order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    TupleView(repeat each content)
  }

  /// Returns the view of an `if` without an `else`; nil where its condition fails.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the view of the other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the view of an availability check, its type erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
