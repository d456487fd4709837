import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The days of a month, and the time below them where it can be chosen.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// The days of a month.
  public static var _styleKind: _DatePickerStyleKind { .graphical }
}
