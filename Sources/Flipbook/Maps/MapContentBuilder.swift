import FlipbookDrawing
import FlipbookViews
import Foundation

/// Takes the items of a map as they are written one after the other.
@resultBuilder @MainActor
public enum MapContentBuilder {
  /// Items of a map.
  public struct Group: MapContent {
    /// The items, in order.
    public let _items: [MapItemView]

    init(_items: [MapItemView]) { self._items = _items }
    /// Makes a group of no items.
    public init() { _items = [] }
  }
  /// Takes the items of one part.
  public static func buildExpression(_ content: some MapContent) -> Group { Group(_items: content._items) }
  /// Joins the items of all parts.
  public static func buildBlock(_ parts: Group...) -> Group { Group(_items: parts.flatMap(\._items)) }
  /// Takes the items of an `if` without `else`: none unless the condition holds.
  public static func buildOptional(_ part: Group?) -> Group { part ?? Group(_items: []) }
  /// Takes the items of the first branch.
  public static func buildEither(first: Group) -> Group { first }
  /// Takes the items of the second branch.
  public static func buildEither(second: Group) -> Group { second }
  /// Joins the items of a loop.
  public static func buildArray(_ parts: [Group]) -> Group { Group(_items: parts.flatMap(\._items)) }
}
