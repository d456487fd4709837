import FlipbookTime
import Foundation

extension FormatStyle {
  /// The format in the scene's locale, unless another was set.
  ///
  /// Foundation's formats that name no locale, such as `.percent`, follow that of the process, which no film depends on.
  package var inSceneLocale: Self {
    guard let kept = (self as? any LocaleKeeping)?.locale, kept == .autoupdatingCurrent else { return self }
    return locale(SceneLocale.current)
  }
}

extension FormatStyle where FormatOutput == String {
  /// The text of a value in the scene's locale, unless another was set, and in the scene's time.
  package func sceneText(of input: FormatInput) -> String {
    if let style = self as? Date.RelativeFormatStyle, let date = input as? Date {
      return style.sceneText(of: date)
    }
    return inSceneLocale.format(input)
  }
}

extension Date.RelativeFormatStyle {
  /// How far a date is from film time now, in the scene's locale unless another was set. Foundation's own text is that of
  /// the machine's clock.
  package func sceneText(of date: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle,
      locale: locale == .autoupdatingCurrent ? SceneLocale.current : locale, calendar: calendar,
      capitalizationContext: capitalizationContext)
    style.allowedFields = allowedFields
    return style.format(FilmClock.date(at: FilmClock.now))
  }
}

/// A format of Foundation's that has a locale.
private protocol LocaleKeeping {
  var locale: Locale { get }
}

extension FloatingPointFormatStyle: LocaleKeeping {}
extension FloatingPointFormatStyle.Percent: LocaleKeeping {}
extension FloatingPointFormatStyle.Currency: LocaleKeeping {}
extension IntegerFormatStyle: LocaleKeeping {}
extension IntegerFormatStyle.Percent: LocaleKeeping {}
extension IntegerFormatStyle.Currency: LocaleKeeping {}
extension Decimal.FormatStyle: LocaleKeeping {}
extension Decimal.FormatStyle.Percent: LocaleKeeping {}
extension Decimal.FormatStyle.Currency: LocaleKeeping {}
extension ByteCountFormatStyle: LocaleKeeping {}
