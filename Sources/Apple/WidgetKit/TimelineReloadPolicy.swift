import Foundation

/// When a widget is asked for its next timeline. It has no effect: a preview shows one entry.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Not unless the app says so.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}
