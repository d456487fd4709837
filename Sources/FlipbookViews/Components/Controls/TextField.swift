import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A line of text to be typed in.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let name: String?
  /// The text in the empty field in place of the label.
  var prompt: Text?
  var isTall = false
  /// Whether dots stand for the text.
  var isSecure = false
  /// Whether the text is written from a value: what is typed stays as it is until the focus leaves.
  var isFormatted = false
  var editingChanged: @MainActor (Bool) -> Void = { _ in }
  var commit: @MainActor () -> Void = {}

  init(text: Binding<String>, label: Label, name: String?) {
    (self.text, self.label, self.name) = (text, label, name)
  }

  /// Makes a field with a label in it while it is empty; scripts find it by the prompt or the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text: text, label: label, name: prompt?.plainString ?? (label as? Text)?.plainString)
    self.prompt = prompt
  }

  /// Makes a field that grows with its lines along the vertical axis, with a label in it while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label)
    isTall = axis == .vertical
  }

  /// The field in the style around it.
  public var body: some View { Styled(field: self) }

  /// The field in the style that is set for it.
  private struct Styled: View {
    let field: TextField
    @Environment(\.textFieldStyle) private var style

    init(field: TextField) { self.field = field }

    var body: some View {
      if let style {
        style.make(field.erased)
      } else if let prompt = field.prompt {
        chrome(prompt)
      } else {
        chrome(field.label)
      }
    }

    private func chrome<Placeholder: View>(_ placeholder: Placeholder) -> some View {
      TextFieldChrome(
        text: field.text, isSecure: field.isSecure, isTall: field.isTall, label: placeholder,
        name: field.name, isFormatted: field.isFormatted, editingChanged: field.editingChanged,
        commit: field.commit)
    }
  }

  private var erased: TextField<_TextFieldStyleLabel> {
    var result = TextField<_TextFieldStyleLabel>(
      text: text, label: _TextFieldStyleLabel(view: prompt.map { AnyView($0) } ?? AnyView(label)), name: name)
    (result.isTall, result.isSecure, result.isFormatted) = (isTall, isSecure, isFormatted)
    (result.editingChanged, result.commit) = (editingChanged, commit)
    return result
  }
}

extension TextField where Label == Text {
  init(_ title: Text, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: prompt ?? title, name: title.plainString)
  }

  /// Makes a field with a localized title in it while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text: text)
  }

  /// Makes a field with a title from a string in it while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text: text) }

  /// Makes a field with a prompt in it, or else a localized title, while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text: text, prompt: prompt)
  }

  /// Makes a field with a prompt in it, or else a title from a string, while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text: text, prompt: prompt)
  }

  /// Makes a field that grows with its lines along the vertical axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(titleKey), text: text, prompt: prompt)
    isTall = axis == .vertical
  }

  /// Makes a field that grows with its lines along the vertical axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(title), text: text, prompt: prompt)
    isTall = axis == .vertical
  }

  /// Makes a field; the closures run when the focus changes and at the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  /// Makes a field; the closures run when the focus changes and at the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  /// Makes a field; the closure runs when the focus changes.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(titleKey), text: text)
    editingChanged = onEditingChanged
  }

  /// Makes a field; the closure runs when the focus changes.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(title), text: text)
    editingChanged = onEditingChanged
  }
}

private enum TextFieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether text fields have a border.
  var textFieldHasBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
}

private enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: AnyTextFieldStyle? { nil } }

extension EnvironmentValues {
  /// A style of the scene's own.
  var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields in the view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let isOwn = S._Body.self != TextField<_TextFieldStyleLabel>.self
    return environment(\.textFieldHasBorder, S._hasBorder)
      .environment(
        \.textFieldStyle,
        isOwn
          ? AnyTextFieldStyle {
            AnyView(style._body(configuration: $0).environment(\.textFieldStyle, nil))
          } : nil)
  }
}
