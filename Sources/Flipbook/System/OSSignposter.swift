import Foundation

/// Sets marks; a film keeps none.
public struct OSSignposter: Sendable {
  /// Makes a signposter.
  public init() {}
  /// Makes a signposter. The names have no effect.
  public init(subsystem: String, category: String) {}
  /// Makes a signposter. The names have no effect.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Makes a signposter. The log has no effect.
  public init(logHandle: OSLog) {}
  /// Makes a signposter. The logger has no effect.
  public init(logger: Logger) {}
  /// Always false.
  public var isEnabled: Bool { false }

  /// Returns an identifier, always 1.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }
  /// Returns an identifier, always 1.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1) }
  /// Returns a state that says nothing.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Returns a state that says nothing.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: String
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Has no effect.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Has no effect.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: String) {}
  /// Has no effect.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Has no effect.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: String) {}
  /// Calls the task and returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}
