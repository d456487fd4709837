import FlipbookDrawing
import FlipbookMotion

/// Whether something that could be shown is.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the container does it.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
