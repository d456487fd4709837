/// Times of captions: `00:00:01,000`, `1:02.5`.
package enum CaptionTime {
  /// The latest time that is read, in seconds.
  private static let latest = 1e7

  /// The times of a line, and what stands behind them.
  static func range(_ line: String) -> (start: Double, end: Double, rest: Substring)? {
    guard let arrow = line.firstRange(of: "-->") else { return nil }
    let before = line[..<arrow.lowerBound].split(whereSeparator: \.isWhitespace)
    let after = line[arrow.upperBound...].drop(while: \.isWhitespace)
    let word = after.prefix { !$0.isWhitespace }
    guard before.count == 1, let start = parse(before[0]), let end = parse(word) else { return nil }
    return (start, end, after.dropFirst(word.count))
  }

  /// - Returns: Seconds; nil for what is no time.
  static func parse(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    let last = parts[parts.count - 1].split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "." })
    guard let seconds = number(last[0]), seconds < 60 else { return nil }
    var total = Double(seconds)
    if last.count == 2 {
      let digits = last[1].prefix(9)
      guard let fraction = number(digits) else { return nil }
      total += Double(fraction) / power(digits.count)
    }
    var unit = 60.0
    for part in parts.dropLast().reversed() {
      guard let value = number(part) else { return nil }
      total += Double(value) * unit
      unit *= 60
    }
    return total <= latest ? total : nil
  }

  private static func power(_ count: Int) -> Double { (0..<count).reduce(1) { value, _ in value * 10 } }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.count <= 9, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }

  /// A time as SRT or WebVTT writes it.
  ///
  /// - Parameter mark: The separator before the thousandths.
  package static func text(_ seconds: Double, mark: String) -> String {
    let milliseconds = Int((max(0, min(seconds, latest)) * 1000).rounded())
    func padded(_ value: Int, _ width: Int) -> String {
      let text = "\(value)"
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    return "\(padded(hours, 2)):\(padded(minutes, 2)):\(padded(milliseconds / 1000 % 60, 2))\(mark)"
      + padded(milliseconds % 1000, 3)
  }
}
