import Foundation

/// Reads a day, or a day and a time.
enum DateText {
  static let examples = "2026-11-28, 2026-11-28T09:41, 2026-11-28T09:41:30+02:00"

  /// The years whose dates are finer than 1 µs.
  private static let years = 1900...2199

  /// Reads a date in Greenwich's time unless a zone is given.
  static func parse(_ text: String) throws -> Date {
    let form =
      /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}(?:\.[0-9]{1,6})?))?(Z|[+-][0-9]{2}:?[0-9]{2})?)?/
    guard let match = text.wholeMatch(of: form)?.output else {
      throw ValueError("is no date; write one such as \(examples)")
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: match.4.flatMap { Int($0) } ?? 0,
      minute: match.5.flatMap { Int($0) } ?? 0)
    let seconds = match.6.flatMap { Double($0) } ?? 0
    guard years.contains(parts.year ?? 0) else {
      throw ValueError("must be from \(years.lowerBound) to \(years.upperBound)")
    }
    guard parts.isValidDate(in: calendar), seconds < 60, let date = calendar.date(from: parts) else {
      throw ValueError("is no day and time of the calendar")
    }
    return date.addingTimeInterval(seconds - (try match.7.map(offset) ?? 0))
  }

  /// How far a zone is before Greenwich's time, in seconds.
  private static func offset(_ zone: Substring) throws -> TimeInterval {
    guard zone != "Z" else { return 0 }
    let digits = zone.dropFirst().filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours <= 14, minutes < 60
    else { throw ValueError("has no zone between -14:00 and +14:00") }
    return TimeInterval(hours * 3600 + minutes * 60) * (zone.hasPrefix("-") ? -1 : 1)
  }
}
