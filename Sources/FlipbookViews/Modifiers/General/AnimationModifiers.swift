import FlipbookMotion

extension View {
  /// Animates every change in the view by the default animation.
  public func animation() -> some View { modifier(ImplicitAnimationModifier(animation: .default)) }

  /// Animates every change in the view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(ImplicitAnimationModifier(animation: animation))
  }

  /// Animates the changes in the view that come with a change of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Changes the transactions of the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }
}
