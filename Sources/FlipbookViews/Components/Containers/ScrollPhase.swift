import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// At rest, touched, moved by a finger, running out or moved by an animation.
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content is touched or moves: in every phase but `idle`.
  public var isScrolling: Bool { self != .idle }
}
