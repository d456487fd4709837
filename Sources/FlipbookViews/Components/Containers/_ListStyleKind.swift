import FlipbookDrawing
import FlipbookMotion

/// The kind of a style of lists.
public enum _ListStyleKind: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped
}
