import Foundation

// Marks for a profiler to measure between. A film has none.

/// A kind of mark.
public struct OSSignpostType: Hashable, Sendable {
  let name: String
  /// A point in time.
  public static let event = OSSignpostType(name: "event")
  /// The beginning of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
}
