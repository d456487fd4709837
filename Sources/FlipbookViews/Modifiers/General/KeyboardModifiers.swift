import FlipbookDrawing
import FlipbookMotion
import Foundation

// The text that a film types comes from a script, so the kind of keyboard makes no difference.

/// The letters that a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
  /// No letters.
  public static let never = TextInputAutocapitalization()
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization()
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// Every letter.
  public static let characters = TextInputAutocapitalization()
}

extension View {
  /// Sets the keyboard for text fields; has no effect in a film.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Sets the meaning of the text typed; has no effect in a film.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Sets the letters made capitals; has no effect in a film.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Sets the letters made capitals; has no effect in a film.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
}

extension View {
  /// Sets the help with writing; has no effect in a film.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows the controls for formatting text; has no effect in a film.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Turns off replacing in text; has no effect in a film.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Turns off searching in text; has no effect in a film.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Shows the bar for searching in text. Reports itself as unsupported when presented.
  public func findNavigator(isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.findNavigator", when: isPresented.wrappedValue, file, line) }
  /// Adds an action for modifier keys; it is never called in a film.
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  /// Adds an action for a key; it is never called in a film.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Adds an action for phases of a key; it is never called in a film.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Adds an action for a set of keys; it is never called in a film.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = .down,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Adds an action for any key; it is never called in a film.
  public func onKeyPress(
    phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets the keys that activate the control; has no effect in a film.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Turns off the correction of typing; has no effect in a film.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Turns off the correction of typing; has no effect in a film.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Sets the label of the return key; has no effect in a film.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Sets the key that activates the control; has no effect in a film.
  public func keyboardShortcut(_ key: KeyEquivalent) -> some View { self }
  /// Sets how scrolling closes the keyboard; has no effect in a film.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Lets text be selected; has no effect in a film.
  public func textSelection(_ selectability: EnabledTextSelectability) -> some View { self }
  /// Sets the keys that activate the control; has no effect in a film.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Sets the key and its modifiers that activate the control; has no effect in a film.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  /// Keeps submissions from views around; has no effect in a film.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// Whether the correction of typing is turned off: always false, whatever the modifier of the name sets.
  public var autocorrectionDisabled: Bool { false }
}
