import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that opens a list.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A button that opens a list.
  public static var _styleKind: _PickerStyleKind { .menu }
}
