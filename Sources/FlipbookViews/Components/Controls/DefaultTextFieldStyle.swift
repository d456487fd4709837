import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<_TextFieldStyleLabel>
  /// Makes the style.
  public init() {}
}
