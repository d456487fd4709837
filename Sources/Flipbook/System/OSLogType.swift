import Foundation

/// How much a message of a log matters.
public struct OSLogType: Hashable, Sendable {
  let name: String
  /// A message of usual weight.
  public static let `default` = OSLogType(name: "default")
  /// A message that helps.
  public static let info = OSLogType(name: "info")
  /// A message for developers.
  public static let debug = OSLogType(name: "debug")
  /// An error.
  public static let error = OSLogType(name: "error")
  /// A fault of the program.
  public static let fault = OSLogType(name: "fault")
}
