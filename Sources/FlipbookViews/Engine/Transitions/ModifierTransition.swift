import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Between a modifier's appearance while away and its appearance while there.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
