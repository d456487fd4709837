/// How a number of a log's message is written. A film keeps no log.
public struct OSLogFloatFormatting: Sendable {
  /// With a point.
  public static let fixed = OSLogFloatFormatting()
  /// With a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .fixed }
}
