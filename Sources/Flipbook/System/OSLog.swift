import Foundation

/// A part of a log.
public final class OSLog: Sendable {
  /// A kind of log for a profiler.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Points in time that matter.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Marks that a profiler turns on.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Marks with the calls that led to them.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The usual log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing, as all do in a film.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Makes a log. The names have no effect.
  public init(subsystem: String, category: String) {}
  /// Makes a log. The names have no effect.
  public init(subsystem: String, category: Category) {}
  /// Always false.
  public var signpostsEnabled: Bool { false }
  /// Always false.
  public func isEnabled(type: OSLogType) -> Bool { false }
}
