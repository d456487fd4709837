import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A field in a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The field itself.
  public typealias _Body = TextField<_TextFieldStyleLabel>
  /// Makes the style.
  public init() {}
  /// True.
  public static var _hasBorder: Bool { true }
}
