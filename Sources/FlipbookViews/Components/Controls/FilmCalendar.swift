import FlipbookDrawing
import Foundation

/// Dates as a film writes them: in one calendar, the scene's language and Greenwich time, so that they are the same
/// anywhere.
enum FilmCalendar {
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = SceneLocale.current
    return calendar
  }

  static func text(_ date: Date, _ format: String) -> String { FilmDate.text(date, format) }

  /// `2025-03-31` or `2025-03-31 14:05`.
  static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in ["yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
