import FlipbookDrawing
import FlipbookMotion

/// How the rows of a list stand.
public enum _ListStyleKind: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped
}
