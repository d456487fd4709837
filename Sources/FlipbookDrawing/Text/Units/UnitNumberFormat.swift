internal import _FoundationICU

/// A number format of ICU, made from a skeleton: numbers with their units in a locale's words.
///
/// ICU is the one of the toolchain's Foundation, so that units agree with its numbers and dates.
/// Skeletons: unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html.
final class UnitNumberFormat {
  private let format: OpaquePointer
  private let result: OpaquePointer

  /// - Parameters:
  ///   - skeleton: Such as `unit/kilometer unit-width-full-name`.
  ///   - locale: The identifier of a locale: `de_DE`.
  /// - Returns: nil where ICU doesn't take the skeleton.
  init?(skeleton: String, locale: String) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    guard
      let format = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status),
      status.isSuccess
    else { return nil }
    guard let result = swift_unumf_openResult(&status), status.isSuccess else {
      swift_unumf_close(format)
      return nil
    }
    (self.format, self.result) = (format, result)
  }

  deinit {
    swift_unumf_closeResult(result)
    swift_unumf_close(format)
  }

  /// Returns a number with its unit; nil where ICU reports an error.
  func text(_ value: Double) -> String? {
    var status = U_ZERO_ERROR
    swift_unumf_formatDouble(format, value, result, &status)
    guard status.isSuccess else { return nil }
    return UTF16Buffer.text { swift_unumf_resultToString(result, &$0, Int32($0.count), &$1) }
  }

  /// The number of the last text, in the unit in which it was written; nil where ICU reports an error.
  func lastNumber() -> Double? {
    var (status, digits) = (U_ZERO_ERROR, [CChar](repeating: 0, count: 400))
    let count = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
    guard status.isSuccess, (0..<digits.count).contains(Int(count)) else {
      return nil
    }
    return Double(String(decoding: digits[..<Int(count)].map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
