import FlipbookDrawing
import Foundation

/// The dates that axes have labels at.
struct DateSteps: Hashable {
  var unit: Calendar.Component
  var count: Int

  /// The calendar of a film: Gregorian, in Greenwich time and the scene's language.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = SceneLocale.current
    return calendar
  }

  private static let choices: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800),
    (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
    (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 2, 5_259_600), (.month, 3, 7_889_400),
    (.month, 6, 15_778_800), (.year, 1, 31_557_600),
  ]

  /// The smallest step with about four intervals at most over an extent, in seconds: 30 days have steps of weeks, nine months of 3 months.
  init(extent: Double, intervals: Double = 4) {
    let limit = extent / (intervals + 0.45)
    if let choice = Self.choices.first(where: { $0.seconds >= limit }) {
      (unit, count) = (choice.unit, choice.count)
    } else {
      let years = NumberSteps.step(for: extent / 31_557_600, intervals: intervals)
      (unit, count) = (.year, Int(min(max(1, years.rounded(.up)), 1e6)))
    }
  }

  init(unit: Calendar.Component, count: Int) { (self.unit, self.count) = (unit, max(1, count)) }

  /// The dates from one instant to another, in seconds since the reference date.
  func values(from lower: Double, to upper: Double, in calendar: Calendar) -> [Double] {
    guard lower.isFinite, upper.isFinite, abs(lower) < 1e11, abs(upper) < 1e11, upper >= lower else {
      return []
    }
    let start = Date(timeIntervalSinceReferenceDate: lower)
    guard var date = first(notBefore: start, in: calendar) else { return [] }
    var found: [Double] = []
    while date.timeIntervalSinceReferenceDate <= upper + 1e-6, found.count < NumberSteps.limit {
      found.append(date.timeIntervalSinceReferenceDate)
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    return found
  }

  /// The first date of the step: days go on from the first one, the other units begin with the unit around them.
  private func first(notBefore start: Date, in calendar: Calendar) -> Date? {
    guard var date = calendar.dateInterval(of: unit, for: start)?.start else { return nil }
    let part: (around: Calendar.Component, number: Int)? =
      switch unit {
      case .second: (.minute, calendar.component(.second, from: date))
      case .minute: (.hour, calendar.component(.minute, from: date))
      case .hour: (.day, calendar.component(.hour, from: date))
      case .month: (.year, calendar.component(.month, from: date) - 1)
      case .year: (.era, calendar.component(.year, from: date))
      default: nil
      }
    if let part, count > 1 {
      date = calendar.date(byAdding: unit, value: -(part.number % count), to: date) ?? date
    }
    while date < start {
      guard let next = calendar.date(byAdding: unit, value: count > 1 && part == nil ? 1 : count, to: date),
        next > date
      else { return nil }
      date = next
    }
    return date
  }

  /// How dates of the step are written: several months of one year without the year.
  ///
  /// - Parameter end: The end of the scale, where no label has room; its year doesn't count.
  func texts(_ dates: [Double], before end: Double = .infinity, locale: Locale, calendar: Calendar)
    -> [String]
  {
    let shown = dates.filter { $0 < end }
    let years = Set(shown.map { calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: $0)) })
    let hasYear = shown.count < 2 || years.count > 1
    return dates.map { text($0, hasYear: hasYear, locale: locale, calendar: calendar) }
  }

  /// How a date of the step is written.
  ///
  /// - Parameter hasYear: Whether a month has its year.
  func text(_ seconds: Double, hasYear: Bool = true, locale: Locale, calendar: Calendar) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    style =
      switch unit {
      case .second: style.hour().minute().second()
      case .minute: style.hour().minute()
      case .hour: style.hour()
      case .day, .weekday, .weekOfYear, .weekOfMonth: style.month().day()
      case .month, .quarter: hasYear ? style.month().year() : style.month()
      default: style.year()
      }
    return style.format(Date(timeIntervalSinceReferenceDate: seconds))
  }
}
