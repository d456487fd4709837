import FlipbookDrawing
import Foundation

extension Date.FormatStyle {
  /// Makes a style with the locale, the calendar and the time zone of a film, unless others are given.
  @_disfavoredOverload
  public init(
    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent,
    capitalizationContext: FormatStyleCapitalizationContext = .unknown
  ) {
    self = FoundationFormats.date(date, time, locale, calendar, timeZone, capitalizationContext)
  }
}

extension Date.IntervalFormatStyle {
  /// Makes a style with the locale, the calendar and the time zone of a film, unless others are given.
  @_disfavoredOverload
  public init(
    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
  ) {
    self = FoundationFormats.interval(date, time, locale, calendar, timeZone)
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// A date and time in the locale of a film.
  @_disfavoredOverload
  public static var dateTime: Self { .init() }
}

extension ParseableFormatStyle where Self == Date.FormatStyle {
  /// A date and time in the locale of a film.
  @_disfavoredOverload
  public static var dateTime: Self { .init() }
}

extension FormatStyle where Self == Date.IntervalFormatStyle {
  /// Two dates in the locale of a film.
  @_disfavoredOverload
  public static var interval: Self { .init() }
}

extension Date {
  /// The day in numbers and the time: `1/31/2026, 9:41 AM`.
  @_disfavoredOverload
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// Returns the date and the time in these styles, in the locale of a film.
  @_disfavoredOverload
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }
}

extension Range where Bound == Date {
  /// Returns both dates, in the locale of a film.
  @_disfavoredOverload
  public func formatted() -> String { Date.IntervalFormatStyle().format(self) }

  /// Returns both dates in these styles, in the locale of a film.
  @_disfavoredOverload
  public func formatted(
    date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
  ) -> String { Date.IntervalFormatStyle(date: date, time: time).format(self) }
}
