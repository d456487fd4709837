import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a pointer is over a view, and where.
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
