import FlipbookTime

extension Date {
  /// Makes the date of the film time now; hides Foundation's in a file that imports Flipbook.
  public init() { self = FilmClock.date(at: FilmClock.now) }

  /// The date of the film time now.
  public static var now: Date { Date() }

  /// Seconds from the film time now; below 0 for dates that are over.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// From the reference date to the film time now, in seconds.
  public static var timeIntervalSinceReferenceDate: TimeInterval { Date().timeIntervalSinceReferenceDate }

  /// From the reference date, in seconds. Static declarations of the type hide Foundation's members of its values.
  public var timeIntervalSinceReferenceDate: TimeInterval {
    timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Makes a date so many seconds after the film time now.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = FilmClock.date(at: FilmClock.now + interval)
  }
}

extension ProcessInfo {
  /// The film time now, in seconds; hides the system's, which goes on between frames.
  public var systemUptime: TimeInterval { FilmClock.now }
}

/// The date of the film time now, in seconds from the reference date.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }
