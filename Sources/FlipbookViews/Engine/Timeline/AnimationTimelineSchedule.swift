import Foundation

/// As often as there are frames, or less often by an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: In seconds; nil for every frame.
  ///   - paused: True for no updates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The dates from a start on, an interval apart; the start alone while paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: start, interval: isPaused ? .infinity : minimumInterval ?? 0)
  }

  /// The dates of the schedule, without end unless it is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var next_: Date?
    let interval: Double

    init(next: Date, interval: Double) {
      next_ = next
      self.interval = interval
    }

    /// Whether the timeline follows the film's frames.
    var followsFrames: Bool { interval <= 0 }

    /// Returns the next date; intervals below 1⁄240 s count as 1⁄240 s.
    public mutating func next() -> Date? {
      defer { next_ = interval.isFinite ? next_?.addingTimeInterval(Swift.max(interval, 1.0 / 240)) : nil }
      return next_
    }
  }
}
