/// How a whole number of a log's message is written. A film keeps no log.
public struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static let decimal = OSLogIntegerFormatting()
  /// In sixteens.
  public static let hex = OSLogIntegerFormatting()
}
