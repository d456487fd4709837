import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the field's appearance.
  associatedtype _Body: View
  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// The field with what is around it.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body

  /// Whether a border is drawn around the text.
  static var _hasBorder: Bool { get }
}

extension TextFieldStyle {
  /// False.
  public static var _hasBorder: Bool { false }
}

extension TextFieldStyle where _Body == TextField<_TextFieldStyleLabel> {
  /// The field itself.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> {
    configuration
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style: without a border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
