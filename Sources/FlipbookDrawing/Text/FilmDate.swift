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
      return "\(text(first, "h:mm a")) – \(text(last, "h:mm a"))"
    }
    return "\(text(first, "MMM d, yyyy")) – \(text(last, "MMM d, yyyy"))"
  }
}
