import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A number that counts: while its value is animated it shows each number on the way.
///
/// ```swift
/// CountingNumber(total, fractionDigits: 2).font(.largeTitle)
/// CountingNumber(share, format: .percent)
/// ```
/// Digits are as wide as each other, so that the number stands still while it counts.
public struct CountingNumber: View, Animatable {
  private var value: Double
  private let text: (Double, Locale) -> String
  @Environment(\.locale) private var locale

  /// Shows a number with a fixed count of decimals.
  ///
  /// - Parameters:
  ///   - value: The number; it takes part in animations.
  ///   - fractionDigits: The decimals: 0…12.
  public init(_ value: Double, fractionDigits: Int = 0) {
    let digits = min(max(fractionDigits, 0), 12)
    self.value = value
    text = { value, locale in
      // A number on its way to 0 is no "-0".
      let shown = abs(value) < 0.5 * pow(10, -Double(digits)) ? 0 : value
      return shown.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    }
  }

  /// Shows a number in a format.
  public init<Format: FormatStyle>(_ value: Double, format: Format)
  where Format.FormatInput == Double, Format.FormatOutput == String {
    self.value = value
    text = { format.locale($1).format($0) }
  }

  /// The number.
  public nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  /// The number's text.
  public var body: some View { Text(verbatim: text(value, locale)).monospacedDigit() }
}
