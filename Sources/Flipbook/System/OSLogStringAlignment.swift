/// How a value of a log's message is filled up. A film keeps no log.
public struct OSLogStringAlignment: Sendable {
  /// Not at all.
  public static let none = OSLogStringAlignment()
  /// Before it, to a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment { .none }
  /// After it, to a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment { .none }
}
