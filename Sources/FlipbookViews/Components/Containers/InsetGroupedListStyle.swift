import FlipbookDrawing
import FlipbookMotion

/// Rows on round plates.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Round plates.
  public static var _styleKind: _ListStyleKind { .insetGrouped }
}
