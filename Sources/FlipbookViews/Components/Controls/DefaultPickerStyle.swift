import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: a button that opens a list.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The default style.
  public static var _styleKind: _PickerStyleKind { .automatic }
}
