import FlipbookDrawing
import FlipbookMotion
import Foundation

// Nothing moves the focus in a film but what is typed.
extension View {
  /// Gives the focus a value when the view appears. The priority is ignored.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }
  /// Groups views for the focus; has no effect in a film.
  public func focusSection() -> some View { self }
  /// Limits the default focus to a namespace; has no effect in a film.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Prefers the view for the default focus; has no effect in a film.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Lets the view take the focus; has no effect in a film.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Turns off the effect of the focus; has no effect in a film.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// The action that resets the focus; it has no effect in a film.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Whether the focus has an effect: always true.
  public var isFocusEffectEnabled: Bool { true }
  /// Whether the view has the focus: always false.
  public var isFocused: Bool { false }
}
