import FlipbookMotion

extension View {
  /// How the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionTraitModifier(transition: t)) }

  /// How the view comes and goes.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionTraitModifier(transition: AnyTransition(transition)))
  }
}
