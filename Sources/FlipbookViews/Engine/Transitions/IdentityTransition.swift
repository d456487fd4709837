import FlipbookDrawing
import FlipbookMotion
import Foundation

/// No change: the view is there at once and gone at once.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}
  /// The content, unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
