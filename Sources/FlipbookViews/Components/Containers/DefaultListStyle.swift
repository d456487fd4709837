import FlipbookDrawing
import FlipbookMotion

/// The default style: round plates.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Round plates.
  public static var _styleKind: _ListStyleKind { .insetGrouped }
}
