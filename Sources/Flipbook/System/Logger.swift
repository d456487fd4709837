import Foundation

/// Writes messages to a log elsewhere; a film keeps none.
public struct Logger: Sendable {
  /// Makes a logger.
  public init() {}
  /// Makes a logger. The names have no effect.
  public init(subsystem: String, category: String) {}

  /// Has no effect.
  public func log(_ message: String) {}
  /// Has no effect.
  public func log(level: OSLogType, _ message: String) {}
  /// Has no effect.
  public func trace(_ message: String) {}
  /// Has no effect.
  public func debug(_ message: String) {}
  /// Has no effect.
  public func info(_ message: String) {}
  /// Has no effect.
  public func notice(_ message: String) {}
  /// Has no effect.
  public func warning(_ message: String) {}
  /// Has no effect.
  public func error(_ message: String) {}
  /// Has no effect.
  public func critical(_ message: String) {}
  /// Has no effect.
  public func fault(_ message: String) {}
}

/// Writes a message to a log elsewhere; a film keeps none.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {}

/// Has no effect.
public func os_log(_ type: OSLogType, _ message: String) {}

/// Has no effect.
public func os_log(_ type: OSLogType, log: OSLog, _ message: StaticString, _ arguments: Any...) {}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000
