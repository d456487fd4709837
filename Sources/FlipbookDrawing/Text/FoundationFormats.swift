import Foundation

/// Foundation's own formats. Where scenes see them, formats of a film hide them, which are made from these.
package enum FoundationFormats {
  package static func currency<Value>(_ code: String, _ locale: Locale)
    -> FloatingPointFormatStyle<Value>
    .Currency
  { FloatingPointFormatStyle<Value>.Currency(code: code, locale: locale) }

  package static func currency<Value>(_ code: String, _ locale: Locale) -> IntegerFormatStyle<Value>.Currency
  { IntegerFormatStyle<Value>.Currency(code: code, locale: locale) }

  package static func currency(_ code: String, _ locale: Locale) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: code, locale: locale)
  }

  package static func date(
    _ date: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?, _ locale: Locale,
    _ calendar: Calendar, _ timeZone: TimeZone, _ context: FormatStyleCapitalizationContext
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone,
      capitalizationContext: context)
  }

  package static func interval(
    _ date: Date.IntervalFormatStyle.DateStyle?, _ time: Date.IntervalFormatStyle.TimeStyle?,
    _ locale: Locale,
    _ calendar: Calendar, _ timeZone: TimeZone
  ) -> Date.IntervalFormatStyle {
    Date.IntervalFormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  package static func list<Style, Base>(_ memberStyle: Style) -> ListFormatStyle<Style, Base> {
    ListFormatStyle<Style, Base>(memberStyle: memberStyle)
  }

  package static func list<Base>(
    _ type: ListFormatStyle<StringStyle, Base>.ListType, _ width: ListFormatStyle<StringStyle, Base>.Width
  ) -> ListFormatStyle<StringStyle, Base> { .list(type: type, width: width) }
}
