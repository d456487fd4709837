import Foundation

/// When a live activity that is over goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  let date: Date?
  let isImmediate: Bool

  /// After four hours at most.
  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
  /// At a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}
