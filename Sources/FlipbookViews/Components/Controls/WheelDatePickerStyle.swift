import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// A wheel for each part of the date.
  public static var _styleKind: _DatePickerStyleKind { .wheel }
}
