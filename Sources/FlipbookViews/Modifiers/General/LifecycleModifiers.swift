import FlipbookMotion

extension View {
  /// Runs a closure when the view has come, after the update that brought it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs a closure when the view has gone, after its transition.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs a closure with the new value when a value has changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs a closure with the old and the new value when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs a closure when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}
