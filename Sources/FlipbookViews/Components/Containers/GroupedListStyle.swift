import FlipbookDrawing
import FlipbookMotion

/// Rows on plates from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Plates from edge to edge.
  public static var _styleKind: _ListStyleKind { .grouped }
}
