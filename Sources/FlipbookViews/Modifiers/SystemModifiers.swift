import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

// Requests to a device, a keyboard, a pointer or an assistive technology: a film has none of these, so the
// view is as it would be without.

extension View {
  /// Hides the status bar; has no effect in a film.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Hides the status bar; has no effect in a film.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides parts of the system over the app; has no effect in a film.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Lets gestures at the edges reach the app first; has no effect in a film.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Turns off the correction of typing; has no effect in a film.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Turns off the correction of typing; has no effect in a film.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Sets the label of the return key; has no effect in a film.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Lets the view take the focus; has no effect in a film.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Sets the key that activates the control; has no effect in a film.
  public func keyboardShortcut(_ key: KeyEquivalent) -> some View { self }
  /// Sets how scrolling closes the keyboard; has no effect in a film.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Adds a hint for a pointer; it is never shown in a film.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Plays feedback when a value changes; has no effect in a film.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Plays feedback when a value changes and a condition holds; the condition is never called in a film.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Plays feedback chosen by a closure of the values; the closure is never called in a film.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Plays feedback chosen by a closure; the closure is never called in a film.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
  /// Sets the size of texts within the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Keeps the size of texts within the view in a range.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
  /// Sets the shape of bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  /// Sets the size of controls in the view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
  /// The size of controls; `regular` unless set.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

@MainActor
extension ForEach {
  /// Adds an action for deleting rows: by a swipe, and by the disc that rows have while their list is edited.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { editing { $0.delete = action } }
  /// Adds an action for moving rows. Rows show a handle while their list is edited, by which they are dragged.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { editing { $0.move = action } }
}
