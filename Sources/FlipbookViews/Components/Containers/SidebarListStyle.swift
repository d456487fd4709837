import FlipbookDrawing
import FlipbookMotion

/// Rows of a sidebar; on round plates in a film.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Round plates.
  public static var _styleKind: _ListStyleKind { .insetGrouped }
}
