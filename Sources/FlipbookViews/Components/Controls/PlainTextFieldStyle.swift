import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<_TextFieldStyleLabel>
  /// Makes the style.
  public init() {}
}
