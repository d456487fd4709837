import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A line of text to be typed in.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let name: String?
  var isTall = false
  var editingChanged: @MainActor (Bool) -> Void = { _ in }
  var commit: @MainActor () -> Void = {}

  init(text: Binding<String>, label: Label, name: String?) {
    (self.text, self.label, self.name) = (text, label, name)
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text: text, label: label, name: prompt?.plainString ?? (label as? Text)?.plainString)
  }

  public var body: some View { Styled(field: self) }

  /// The field in the style that is set for it.
  private struct Styled: View {
    let field: TextField
    @Environment(\.textFieldStyle) private var style

    init(field: TextField) { self.field = field }

    var body: some View {
      if let style {
        style.make(field.erased)
      } else {
        TextFieldFace(
          text: field.text, isTall: field.isTall, label: field.label, name: field.name,
          editingChanged: field.editingChanged, commit: field.commit)
      }
    }
  }

  private var erased: TextField<_TextFieldStyleLabel> {
    var result = TextField<_TextFieldStyleLabel>(
      text: text, label: _TextFieldStyleLabel(view: AnyView(label)), name: name)
    (result.isTall, result.editingChanged, result.commit) = (isTall, editingChanged, commit)
    return result
  }
}

extension TextField where Label == Text {
  init(_ title: Text, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: prompt ?? title, name: title.plainString)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text: text) }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text: text, prompt: prompt)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(titleKey), text: text, prompt: prompt)
    isTall = axis == .vertical
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(Text(title), text: text, prompt: prompt)
    isTall = axis == .vertical
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), text: text)
    (editingChanged, commit) = (onEditingChanged, onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(Text(titleKey), text: text)
    editingChanged = onEditingChanged
  }
}

/// A line of text to be typed in and not to be read: a dot for each character.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let name: String?
  var commit: @MainActor () -> Void = {}

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.label) = (text, label())
    name = prompt?.plainString ?? (self.label as? Text)?.plainString
  }

  public var body: some View {
    TextFieldFace(text: text, isSecure: true, label: label, name: name, commit: commit)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    commit = onCommit
  }
}

/// Lines of text to be typed in, in all the room there is.
public struct TextEditor: View {
  let text: Binding<String>
  @State private var link = FocusLink()
  @State private var isFocused = false
  @Environment(\.focusHandler) private var handler
  @Environment(\.scrollContentIsHidden) private var hidesBackground

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    let (text, link) = (text, link)
    let keyboard = KeyboardInput(
      begin: { ViewRuntime.current?.touches.setFocus(link) },
      insert: { text.wrappedValue += $0 }, submit: { text.wrappedValue += "\n" })
    link.keyboard = { keyboard }
    link.handler = handler
    handler?.link = link
    link.changed = { isFocused = $0 }
    return
      (Text(verbatim: text.wrappedValue) + Text(verbatim: isFocused ? "|" : "").foregroundColor(.accentColor))
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background { if !hidesBackground { Rectangle().fill(.background) } }
      .contentShape(Rectangle())
      .onTapGesture { ViewRuntime.current?.touches.setFocus(link) }
      .control {
        ControlInfo(
          kind: "text editor",
          set: { value in
            guard case .text(let new) = value else { return false }
            text.wrappedValue = new
            return true
          }, keyboard: keyboard)
      }
  }
}

/// A look for text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// The field with what is around it.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body

  /// Whether a border is drawn around the text.
  static var _hasBorder: Bool { get }
}

extension TextFieldStyle {
  public static var _hasBorder: Bool { false }
}

extension TextFieldStyle where _Body == TextField<_TextFieldStyleLabel> {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> {
    configuration
  }
}

/// What a text field shows while it is empty, as styles get it.
public struct _TextFieldStyleLabel: View {
  let view: AnyView

  public var body: some View { view }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public typealias _Body = TextField<_TextFieldStyleLabel>
  public init() {}
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public typealias _Body = TextField<_TextFieldStyleLabel>
  public init() {}
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public typealias _Body = TextField<_TextFieldStyleLabel>
  public init() {}
  public static var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether text fields have a border.
  var textFieldHasBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
}

/// A style as fields take it from the environment.
struct AnyTextFieldStyle {
  let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
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
