import Foundation

/// Reads dates of props: `2026-11-27`, `2026-11-27T10:30`, with seconds, `Z` or an offset such as `+02:00`.
///
/// Without an offset the time is Greenwich's, so that it is the same on every machine.
package enum PropDate {
  package static let expected = "a date such as 2026-11-27 or 2026-11-27T10:30:00Z"

  /// Nil for what is no date, and for days that no month has.
  package static func parse(_ text: String) -> Date? {
    guard
      let match = text.wholeMatch(
        of:
          /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(Z|[+-][0-9]{2}:[0-9]{2})?)?/
      )
    else { return nil }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    let (hour, minute, second) = (number(match.4), number(match.5), number(match.6))
    guard hour < 24, minute < 60, second < 60 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    guard let zone = TimeZone(secondsFromGMT: 0) else { return nil }
    calendar.timeZone = zone
    let parts = DateComponents(
      year: number(match.1), month: number(match.2), day: number(match.3), hour: hour, minute: minute,
      second: second)
    guard let date = calendar.date(from: parts),
      calendar.dateComponents([.month, .day], from: date)
        == DateComponents(month: parts.month, day: parts.day)
    else { return nil }
    guard let offset = match.7, offset != "Z" else { return date }
    let (hours, minutes) = (number(offset.dropFirst().prefix(2)), number(offset.suffix(2)))
    guard hours < 15, minutes < 60 else { return nil }
    let seconds = Double(hours * 3600 + minutes * 60)
    return date.addingTimeInterval(offset.hasPrefix("-") ? seconds : -seconds)
  }
}
