import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The kind of the style.
  static var _styleKind: _DatePickerStyleKind { get }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: buttons with the date and the time.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons with the date and the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month; the time isn't shown.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
