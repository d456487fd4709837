import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or ended.
  case inactive = 0
  /// Started: running or paused.
  case active = 1
  /// Stopped where it was, until it is finished.
  case stopped = 2
}
