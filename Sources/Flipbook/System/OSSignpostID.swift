import Foundation

/// The identifier of one of several marks of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Makes an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Makes an identifier, always 1.
  public init(log: OSLog) { rawValue = 1 }
  /// Makes an identifier, always 1.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }
  /// The only mark of its name at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier that can be used.
  public static let invalid = OSSignpostID(.max)
  /// No identifier.
  public static let null = OSSignpostID(0)
  /// Whether one number is smaller.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}
