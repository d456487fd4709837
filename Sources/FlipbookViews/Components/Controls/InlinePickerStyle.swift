import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The choices among the views around, with a mark at the chosen one.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Choices among the rows of a list; a wheel elsewhere.
  public static var _styleKind: _PickerStyleKind { .inline }
}
