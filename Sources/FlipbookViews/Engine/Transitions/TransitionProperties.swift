import FlipbookDrawing
import FlipbookMotion

/// The properties that a transition states about itself.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view; nothing in a film reads it.
  public var hasMotion: Bool

  /// Makes properties; with motion unless set.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
