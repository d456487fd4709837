import Foundation

/// Which goldens a test writes.
public enum FrameUpdate: String, Sendable, CaseIterable {
  /// The setting of the test's `.recording(…)`, else that of `FLIPBOOK_UPDATE` in the environment.
  case automatic
  /// None: what is missing or differs is a failure.
  case none
  /// Those that aren't there.
  case missing
  /// Those, and the ones that differ.
  case changed

  /// The value of `FLIPBOOK_UPDATE` in the environment; none without it.
  public static var environment: FrameUpdate {
    let named = FrameUpdate(rawValue: ProcessInfo.processInfo.environment["FLIPBOOK_UPDATE"] ?? "") ?? .none
    return named == .automatic ? .none : named
  }
}
