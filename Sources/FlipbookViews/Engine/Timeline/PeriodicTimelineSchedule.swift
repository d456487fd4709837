import Foundation

/// At equal distances from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// - Parameter interval: In seconds, above 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite && interval > 0 ? Swift.max(interval, 1e-3) : 1
  }

  /// The dates from the one at or just before a start on; never one before the schedule's own start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return Entries(start: start, interval: interval, step: Swift.max(0, steps))
  }

  /// Dates at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var step: Double

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }
}
