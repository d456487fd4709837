import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt
  /// Makes a set of parts from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The year, month and day.
  public static let date = DatePickerComponents(rawValue: 2)
}
