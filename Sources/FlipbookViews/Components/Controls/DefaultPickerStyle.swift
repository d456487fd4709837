import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual look: a button that opens a list.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The usual look.
  public static var _styleKind: _PickerStyleKind { .automatic }
}
