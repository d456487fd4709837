import FlipbookMotion

/// A host that shows its content in a phase of the transition, and whose animations are those of what changes with the phase.
@MainActor
protocol PhasedTransitionHost: _ViewNode, TransitionHost {
  /// The phase that is shown.
  var phase: TransitionPhase { get set }
  /// Shows the content in the current phase.
  func show()
}

extension PhasedTransitionHost {
  func appear() {
    phase = .willAppear
    runtime.withoutAnimations { show() }
    phase = .identity
    show()
  }

  func disappear(completion: AnimationCompletion) {
    phase = .didDisappear
    show()
  }

  func comeBack() {
    phase = .identity
    show()
  }
}
