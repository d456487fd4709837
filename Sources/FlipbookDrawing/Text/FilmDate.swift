import FlipbookMotion
import Foundation

/// Dates as a film writes them: in one calendar, the scene's language and Greenwich time, so that they are the
/// same anywhere.
package enum FilmDate {
  package static func text(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.locale = SceneLocale.current
    formatter.dateFormat = SceneLocale.dateFormat(format)
    return formatter.string(from: date)
  }

  static func text(_ dates: ClosedRange<Date>) -> String {
    let (first, last) = (dates.lowerBound, dates.upperBound)
    if text(first, "yyyyMMdd") == text(last, "yyyyMMdd") {
      return interval(dates, date: .omitted, time: .shortened)
    }
    return interval(dates, date: .abbreviated, time: .omitted)
  }

  /// Both ends, without what they have in common: 9:41 – 11:11 AM.
  private static func interval(
    _ dates: ClosedRange<Date>, date: Date.IntervalFormatStyle.DateStyle,
    time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    let style = Date.IntervalFormatStyle(
      date: date, time: time, locale: SceneLocale.current, calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
    return style.format(dates.lowerBound..<dates.upperBound)
  }
}
