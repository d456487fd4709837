import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Builds the items of a toolbar from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes the items of one content.
  public static func buildExpression(_ content: some ToolbarContent) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
  /// Takes the items of several contents, in order.
  public static func buildBlock(_ content: _ToolbarItems...) -> _ToolbarItems {
    _ToolbarItems(_items: content.flatMap(\._items))
  }
  /// Takes the items of an `if`, or none.
  public static func buildOptional(_ content: _ToolbarItems?) -> _ToolbarItems {
    content ?? _ToolbarItems(_items: [])
  }
  /// Takes the items of the first branch.
  public static func buildEither(first: _ToolbarItems) -> _ToolbarItems { first }
  /// Takes the items of the other branch.
  public static func buildEither(second: _ToolbarItems) -> _ToolbarItems { second }
}
