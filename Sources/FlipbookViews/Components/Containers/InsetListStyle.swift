import FlipbookDrawing
import FlipbookMotion

/// Rows from edge to edge without a line over the first.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Rows from edge to edge without a line over the first.
  public static var _styleKind: _ListStyleKind { .inset }
}
