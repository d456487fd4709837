import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Fades in and out.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  public init() {}
  /// The content; clear while away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
