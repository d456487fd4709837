import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A line of text to be typed in and not to be read: a dot for each character.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let name: String?
  /// The text in the empty field in place of the label.
  let prompt: Text?
  var commit: @MainActor () -> Void = {}

  /// Makes a field with a label in it while it is empty; scripts find it by the prompt or the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.label, self.prompt) = (text, label(), prompt)
    name = prompt?.plainString ?? (self.label as? Text)?.plainString
  }

  /// The field with a dot for each character, in the style of text fields around it.
  public var body: some View {
    var field = TextField(text: text, label: label, name: name)
    (field.prompt, field.isSecure, field.commit) = (prompt, true, commit)
    return field
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a localized title in it while it is empty; scripts find it by the prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title from a string in it while it is empty; scripts find it by the prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field; the closure runs at the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    commit = onCommit
  }

  /// Makes a field with a title from a string; the closure runs at the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void)
  {
    self.init(text: text) { Text(title) }
    commit = onCommit
  }
}
