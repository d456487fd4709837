import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: buttons with the date and the time.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Buttons with the date and the time.
  public static var _styleKind: _DatePickerStyleKind { .compact }
}
