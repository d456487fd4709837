import FlipbookTime

/// A date of a queue: film time as well.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  var seconds: Double

  /// The film time now.
  public static func now() -> DispatchWallTime { DispatchWallTime(seconds: FilmClock.now) }

  /// Whether one time is before another.
  public static func < (lhs: DispatchWallTime, rhs: DispatchWallTime) -> Bool { lhs.seconds < rhs.seconds }

  /// Returns a time so many seconds later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }

  /// Returns a time an interval later.
  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    time + interval.filmSeconds
  }
}
