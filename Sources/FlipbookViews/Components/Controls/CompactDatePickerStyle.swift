import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Buttons with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Buttons with the date and the time.
  public static var _styleKind: _DatePickerStyleKind { .compact }
}
