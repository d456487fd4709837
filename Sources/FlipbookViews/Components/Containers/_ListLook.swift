import FlipbookDrawing
import FlipbookMotion

/// How the rows of a list stand.
public enum _ListLook: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped
}
