import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A wheel with the choices on it.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A wheel.
  public static var _styleKind: _PickerStyleKind { .wheel }
}
