import Foundation

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The full minutes from the one before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return Entries(next_: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60))
  }

  /// Full minutes, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var next_: Date

    /// Returns the next full minute.
    public mutating func next() -> Date? {
      defer { next_ = next_.addingTimeInterval(60) }
      return next_
    }
  }
}
