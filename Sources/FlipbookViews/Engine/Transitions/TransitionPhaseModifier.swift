import FlipbookDrawing
import FlipbookMotion

/// A transition as a modifier in a fixed phase.
struct TransitionPhaseModifier<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  // Without an animation of its own a transition has no transactions of its own: what it moves lies in those around it.
  func body(content: Content) -> some View {
    let placeholder = PlaceholderContentView<T>(source: content.source)
    switch transition._animation {
    case .inherited: transition.body(content: placeholder, phase: phase)
    case .own(let animation):
      transition.body(content: placeholder, phase: phase).transaction { $0.animation = animation }
    }
  }
}
