import FlipbookDrawing
import Foundation

extension FloatingPointFormatStyle.Currency {
  /// Makes a style with the locale of a film.
  ///
  /// - Parameter code: The currency by ISO 4217, such as `USD`.
  @_disfavoredOverload
  public init(code: String, locale: Locale = .autoupdatingCurrent) {
    self = FoundationFormats.currency(code, locale)
  }
}

extension IntegerFormatStyle.Currency {
  /// Makes a style with the locale of a film.
  ///
  /// - Parameter code: The currency by ISO 4217, such as `USD`.
  @_disfavoredOverload
  public init(code: String, locale: Locale = .autoupdatingCurrent) {
    self = FoundationFormats.currency(code, locale)
  }
}

extension Decimal.FormatStyle.Currency {
  /// Makes a style with the locale of a film.
  ///
  /// - Parameter code: The currency by ISO 4217, such as `USD`.
  @_disfavoredOverload
  public init(code: String, locale: Locale = .autoupdatingCurrent) {
    self = FoundationFormats.currency(code, locale)
  }
}

extension FormatStyle {
  /// - Parameter code: The currency by ISO 4217, such as `USD`.
  @_disfavoredOverload
  public static func currency<Value>(code: String) -> Self
  where Self == FloatingPointFormatStyle<Value>.Currency { .init(code: code) }

  /// - Parameter code: The currency by ISO 4217, such as `USD`.
  @_disfavoredOverload
  public static func currency<V: BinaryInteger>(code: String) -> Self
  where Self == IntegerFormatStyle<V>.Currency { .init(code: code) }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// - Parameter code: The currency by ISO 4217, such as `USD`.
  @_disfavoredOverload
  public static func currency(code: String) -> Self { .init(code: code) }
}

extension ParseableFormatStyle where Self == Decimal.FormatStyle.Currency {
  /// - Parameter code: The currency by ISO 4217, such as `USD`.
  @_disfavoredOverload
  public static func currency(code: String) -> Self { .init(code: code) }
}
