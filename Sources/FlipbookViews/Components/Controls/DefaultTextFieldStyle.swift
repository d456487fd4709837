import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual look: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<_TextFieldStyleLabel>
  /// Makes the style.
  public init() {}
}
