import FlipbookMotion

extension ViewModifier {
  /// Animates what this modifier changes, and nothing of the view that it is applied to.
  ///
  /// - Parameter animation: How changes of the modifier's own values go; nil at once.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    ScopedModifier(base: self) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transactions of what this modifier changes, and not those of the view that it is applied to.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(base: self, change: transform)
  }
}

/// A modifier whose own transactions are changed.
private struct ScopedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let change: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(base) }
  }
}
