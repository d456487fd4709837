import FlipbookDrawing
import Foundation

/// Foundation's with the locale of a film, until another is set.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  private var namesNearDays = false

  /// Whether near days have names, as seen from film time now: yesterday, today, tomorrow. Foundation's own would ask the
  /// machine's clock.
  open override var doesRelativeDateFormatting: Bool {
    get { namesNearDays }
    set { namesNearDays = newValue }
  }

  /// Makes a formatter with the locale and the calendar of a film.
  public override init() {
    super.init()
    locale = .current
    calendar = .current
  }

  /// Reads a formatter from an archive, with the locale that is kept there.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a date in these styles, in the locale of a film.
  open override class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }

  /// Returns the text of a date.
  open override func string(from date: Date) -> String {
    let text = super.string(from: date)
    guard namesNearDays, dateStyle != .none, let name = dayName(of: date) else { return text }
    let day = Foundation.DateFormatter()
    (day.locale, day.calendar, day.timeZone) = (locale, calendar, timeZone)
    day.dateStyle = dateStyle
    return text.replacing(day.string(from: date), with: name)
  }

  /// The name that the locale has for a day near that of film time now; nil for all others.
  private func dayName(of date: Date) -> String? {
    var calendar = calendar ?? .current
    calendar.timeZone = timeZone
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)
    ).day
    guard let days, abs(days) <= 2 else { return nil }
    let texts = [true, false].map {
      RelativeDateText.text(Double(days), .day, .wide, isNamed: $0, isCapitalized: true, locale: locale)
    }
    return texts[0] == texts[1] ? nil : texts[0]
  }
}
