import Foundation

/// The dates of a film: its first frame is at a fixed one, so that a picture depends on film time alone.
package enum FilmClock {
  /// 1 January 2001, 00:00:00 GMT, the reference date.
  package static let epoch = Date(timeIntervalSinceReferenceDate: 0)

  /// The date at a film time in seconds.
  package static func date(at time: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: time) }
}
