import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a scene is in front of its viewer: always, in a film.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not in sight.
  case background
  /// In sight, without touches.
  case inactive
  /// In front.
  case active
}
