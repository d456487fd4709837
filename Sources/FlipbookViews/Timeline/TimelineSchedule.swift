import Foundation

/// How closely a timeline follows its schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  case lowFrequency
  case normal
}

/// The dates at which a timeline is to be updated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Dates in rising order, the first of them at or before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

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

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: start, interval: isPaused ? .infinity : minimumInterval ?? 0)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var next_: Date?
    let interval: Double

    init(next: Date, interval: Double) {
      next_ = next
      self.interval = interval
    }

    /// Whether the timeline follows the film's frames.
    var followsFrames: Bool { interval <= 0 }

    public mutating func next() -> Date? {
      defer { next_ = interval.isFinite ? next_?.addingTimeInterval(Swift.max(interval, 1.0 / 240)) : nil }
      return next_
    }
  }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return Entries(next_: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var next_: Date

    public mutating func next() -> Date? {
      defer { next_ = next_.addingTimeInterval(60) }
      return next_
    }
  }
}

/// At equal distances from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// - Parameter interval: In seconds, above 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite && interval > 0 ? Swift.max(interval, 1e-3) : 1
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return Entries(start: start, interval: interval, step: Swift.max(0, steps))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var step: Double

    public mutating func next() -> Date? {
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }
}

/// At dates of the scene's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
