import Foundation

extension FilmClock {
  private static let startSlot = SharedContextSlot(.scene) {
    Guarded(Date(timeIntervalSinceReferenceDate: 0))
  }

  /// The date of film time 0: 1 January 2001, 00:00:00 GMT, unless `--date` gives another.
  package static var start: Date { SceneContext.anyThread[startSlot].withLock { $0 } }

  /// Gives a context's scene the date of its film time 0.
  package static func setStart(_ date: Date, in context: SceneContext) {
    context[startSlot].withLock { $0 = date }
  }

  /// The date at a film time in seconds.
  package static func date(at time: TimeInterval) -> Date { start.addingTimeInterval(time) }

  /// The film time of a date, in seconds.
  ///
  /// Dates of 2026 are no finer than 0.12 µs. A date that is so close to the present is the present.
  package static func time(of date: Date) -> TimeInterval {
    let start = start
    let time = date.timeIntervalSince(start)
    let now = now
    return abs(time - now) <= resolution(start) ? now : time
  }

  /// The film time at which something is due on a date, in seconds: sooner by the resolution of dates, so that it is never
  /// a frame late.
  package static func dueTime(of date: Date) -> TimeInterval {
    let start = start
    return date.timeIntervalSince(start) - resolution(start)
  }

  /// The distance of two dates at a film's beginning, in seconds; 0 for a film that begins in 2001.
  private static func resolution(_ start: Date) -> TimeInterval {
    let seconds = start.timeIntervalSinceReferenceDate
    return seconds == 0 ? 0 : seconds.ulp
  }
}
