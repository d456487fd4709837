import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The days of a month; the time isn't shown.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// The days of a month.
  public static var _styleKind: _DatePickerStyleKind { .graphical }
}
