import FlipbookDrawing
import FlipbookMotion

struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
  var _animation: TransitionAnimation { .own(animation) }
}
