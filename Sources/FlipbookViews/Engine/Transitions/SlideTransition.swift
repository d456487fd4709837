import FlipbookDrawing
import FlipbookMotion
import Foundation

/// In from the leading edge, out by the trailing one.
public struct SlideTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The content; moved by its width to the leading side before and to the trailing side after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: .trailing, amount: phase.value))
  }
}
