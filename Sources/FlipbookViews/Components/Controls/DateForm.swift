import Foundation

/// Dates and times in the form of a locale, in Greenwich time.
struct DateForm {
  private let locale: Locale

  init(locale: Locale) { self.locale = locale }

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = FilmCalendar.calendar
    formatter.timeZone = FilmCalendar.calendar.timeZone
    formatter.locale = locale
    return formatter
  }

  /// `Jul 2, 2022` in English of the United States.
  func date(_ date: Date) -> String {
    let formatter = formatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }

  /// `5:06 PM` in English of the United States.
  func time(_ date: Date) -> String {
    let formatter = formatter()
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  /// `Sat Jul 2` in English of the United States.
  func day(_ date: Date) -> String {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    return formatter.string(from: date).replacingOccurrences(of: ",", with: "")
  }

  /// Whether hours count from 1 to 12.
  var hasHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  /// `AM` and `PM`.
  var halves: [String] {
    let formatter = formatter()
    return [formatter.amSymbol, formatter.pmSymbol]
  }

  var months: [String] { formatter().standaloneMonthSymbols }

  /// Day, month and year in the order of the locale.
  var order: [Calendar.Component] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let marks: [(Character, Calendar.Component)] = [("d", .day), ("M", .month), ("y", .year)]
    func place(_ mark: Character) -> String.Index { format.firstIndex(of: mark) ?? format.endIndex }
    return marks.sorted { place($0.0) < place($1.0) }.map(\.1)
  }
}
