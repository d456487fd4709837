import FlipbookDrawing
import FlipbookMotion

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Rows from edge to edge.
  public static var _styleKind: _ListStyleKind { .plain }
}
