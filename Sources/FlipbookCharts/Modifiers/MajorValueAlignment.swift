import Foundation

/// The values that a long throw goes to.
public struct MajorValueAlignment<Value>: Sendable {
  /// The first value of a page.
  public static var page: MajorValueAlignment { MajorValueAlignment() }

  /// The multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }

  /// Dates with some parts.
  public static func matching(_ dateComponents: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}
