import FlipbookDiagnostics
import Foundation

/// Formats one value by a printf conversion, with the argument brought to the type the conversion wants, so
/// that a specifier that doesn't fit the value can't read other memory.
enum FormatSpecifier {
  static func format(_ value: some CVarArg, specifier: String) -> String {
    guard let conversion = specifier.last(where: { $0.isLetter || $0 == "@" }) else {
      return String(describing: value)
    }
    let flags = specifier.filter { !"hlqLztj".contains($0) }
    switch conversion {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = double(value) else { return mismatch(value, specifier) }
      return String(format: flags, number)
    case "d", "i", "u", "x", "X", "o", "c":
      guard let number = integer(value) else { return mismatch(value, specifier) }
      if conversion == "c" {
        return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? ""
      }
      return String(format: flags.replacing(String(conversion), with: "l\(conversion)"), number)
    case "@", "s":
      return specifier.replacing("%\(conversion)", with: String(describing: value))
    default:
      return mismatch(value, specifier)
    }
  }

  private static func mismatch(_ value: some CVarArg, _ specifier: String) -> String {
    DiagnosticCollector.current.warn(
      "text.specifier",
      "The format specifier \"\(specifier)\" does not fit the value \(value); it is shown unformatted.")
    return String(describing: value)
  }

  private static func double(_ value: some CVarArg) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Double(Int64(truncatingIfNeeded: number))
    default: nil
    }
  }

  private static func integer(_ value: some CVarArg) -> Int? {
    switch value {
    case let number as any BinaryInteger: Int(truncatingIfNeeded: number)
    case let number as Double: number.isFinite && abs(number) < 9e18 ? Int(number) : nil
    case let number as CGFloat: number.isFinite && abs(number) < 9e18 ? Int(number) : nil
    case let number as Float: number.isFinite && abs(number) < 9e18 ? Int(number) : nil
    default: nil
    }
  }
}
