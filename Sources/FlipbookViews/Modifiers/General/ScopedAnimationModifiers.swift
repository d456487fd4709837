import FlipbookMotion

extension View {
  /// Animates the modifiers that a closure applies, and nothing of the view they are applied to.
  ///
  /// - Parameter body: Gets the view, to apply modifiers to it.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(
      content: self,
      change: { transaction in if !transaction.disablesAnimations { transaction.animation = animation } },
      body: body)
  }

  /// Changes the transactions of the modifiers that a closure applies, and not those of the view.
  ///
  /// - Parameter body: Gets the view, to apply modifiers to it.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, change: transform, body: body)
  }

  /// Changes the transactions of the view in updates in which a value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }

  /// Keeps the places of the parts of the view relative to it while the view itself moves: they go along with it, and
  /// not by an animation of their own.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
