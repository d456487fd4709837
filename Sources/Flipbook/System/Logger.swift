import Foundation

/// Writes messages to a log elsewhere; a film keeps none.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: String) {}
  public func log(level: OSLogType, _ message: String) {}
  public func trace(_ message: String) {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func critical(_ message: String) {}
  public func fault(_ message: String) {}
}

/// How much a message of a log matters.
public struct OSLogType: Hashable, Sendable {
  let name: String
  public static let `default` = OSLogType(name: "default")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// A part of a log.
public final class OSLog: Sendable {
  public struct Category: Hashable, Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
  public var signpostsEnabled: Bool { false }
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// Writes a message to a log elsewhere; a film keeps none.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {}
public func os_log(_ type: OSLogType, _ message: String) {}
public func os_log(_ type: OSLogType, log: OSLog, _ message: StaticString, _ arguments: Any...) {}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000
