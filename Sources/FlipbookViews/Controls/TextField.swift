import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A line of text to be edited: in a film, the text or what stands in for it.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label

  init(text: Binding<String>, label: Label) {
    self.text = text
    self.label = label
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label())
  }

  public var body: some View { TextFieldFace(text: text.wrappedValue, label: label) }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: prompt ?? Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: text, label: Text(titleKey))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(get: { format.format(value.wrappedValue) }, set: { _ in }), label: Text(titleKey))
  }
}

/// A line of text to be edited and not to be read: a dot for each character.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let label: Label

  public var body: some View {
    TextFieldFace(text: String(repeating: "•", count: text.wrappedValue.count), label: label)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey))
  }
}

/// Lines of text to be edited, in all the room there is.
public struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    Text(verbatim: text.wrappedValue).padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct TextFieldFace<Label: View>: View {
  let text: String
  let label: Label
  @Environment(\.textFieldHasBorder) private var hasBorder

  init(text: String, label: Label) { (self.text, self.label) = (text, label) }

  var body: some View {
    Group {
      if text.isEmpty { label.foregroundStyle(.placeholder) } else { Text(verbatim: text) }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(
      hasBorder ? EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) : EdgeInsets()
    )
    .overlay {
      if hasBorder { RoundedRectangle(cornerRadius: 5).strokeBorder(.separator, lineWidth: 0.5) }
    }
  }
}

/// A look for text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// Whether a border is drawn around the text.
  static var _hasBorder: Bool { get }
}

extension TextFieldStyle {
  public static var _hasBorder: Bool { false }
}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
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

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldHasBorder, S._hasBorder)
  }
}
