import Foundation

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The style of the mode: `compact`, and `wheels` for a length of time.
  case automatic = 0
  /// A wheel for each part of the date.
  case wheels
  /// Buttons with the date and the time.
  case compact
  /// A month of days.
  case inline
}
