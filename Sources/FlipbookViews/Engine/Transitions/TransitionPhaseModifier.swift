import FlipbookDrawing
import FlipbookMotion

/// A transition as a modifier in a fixed phase.
struct TransitionPhaseModifier<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView<T>(source: content.source), phase: phase)
      .transaction { transaction in
        if case .own(let animation) = transition._animation { transaction.animation = animation }
      }
  }
}
