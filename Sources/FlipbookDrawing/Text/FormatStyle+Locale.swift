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

/// A format of Foundation's that tells its locale.
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
