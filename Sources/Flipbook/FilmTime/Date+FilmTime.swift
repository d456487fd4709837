extension Date {
  /// The date of the film time now; hides Foundation's in a file that imports Flipbook.
  public init() { self = FilmClock.date(at: FilmClock.now) }

  /// The date of the film time now.
  public static var now: Date { Date() }

  /// Seconds from the film time now; below 0 for dates that are over.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// A date so many seconds after the film time now.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = FilmClock.date(at: FilmClock.now + interval)
  }
}

/// The film time now, in seconds from the reference date.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { FilmClock.now }
