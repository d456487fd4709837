/// Reads decimal numbers: digits with an optional sign, point and exponent, and nothing else that Swift's
/// initialisers let through (`nan`, `inf`, hexadecimal).
enum Decimals {
  static func parse(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else {
      return nil
    }
    return Double(text)
  }
}
