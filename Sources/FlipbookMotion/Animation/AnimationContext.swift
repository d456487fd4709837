/// The environment of a custom animation: its own state and the environment of the animated value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own state, kept from frame to frame.
  public var state: AnimationState<Value>

  /// Whether the animation looks finished, though a long tail may still be under way. Completions with the
  /// criterion ``AnimationCompletionCriteria/logicallyComplete`` run when an animation sets this.
  public var isLogicallyComplete: Bool

  /// The environment of what is animated.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues(),
    isLogicallyComplete: Bool = false
  ) {
    self.state = state
    self.environment = environment
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context with other state, possibly for another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
  }
}
