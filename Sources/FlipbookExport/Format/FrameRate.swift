/// Frames a second as a ratio of whole numbers, so that 29.97 is exactly 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// The upper part of the ratio in lowest terms, above 0.
  public let numerator: Int
  /// The lower part of the ratio in lowest terms, above 0.
  public let denominator: Int

  /// Makes a rate; nil unless both numbers are above 0 and the rate is at most 1000.
  public init?(_ numerator: Int, over denominator: Int) {
    guard numerator > 0, denominator > 0, denominator <= 1_000_000, numerator <= denominator * 1_000 else {
      return nil
    }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// Makes the ratio a decimal number stands for: a whole number, an NTSC rate (23.976, 29.97, 59.94,
  /// 119.88), a number of thousandths, or the nearest ratio of all whose denominator is at most 1,000,000.
  /// Nil unless above 0 and at most 1000.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0, value <= 1_000 else { return nil }
    let whole = value.rounded()
    let ntsc = (value * 1.001).rounded()
    if value == whole {
      self.init(Int(whole), over: 1)
    } else if [24, 30, 48, 60, 120].contains(ntsc), abs(value - ntsc / 1.001) < 0.005 {
      self.init(Int(ntsc) * 1_000, over: 1_001)
    } else if abs((value * 1_000).rounded() - value * 1_000) < 1e-7 {
      self.init(Int((value * 1_000).rounded()), over: 1_000)
    } else {
      let (numerator, denominator) = Self.ratio(value)
      self.init(numerator, over: denominator)
    }
  }

  /// The convergent of a number's continued fraction with the largest denominator in range.
  private static func ratio(_ value: Double) -> (Int, Int) {
    var rest = value
    var (before, last) = ((0, 1), (1, 0))
    for _ in 0..<40 {
      let whole = rest.rounded(.down)
      let (numerator, isLarge) = Int(whole).multipliedReportingOverflow(by: last.0)
      let denominator = Int(whole) * last.1 + before.1
      guard !isLarge, denominator <= 1_000_000 else { break }
      (before, last) = (last, (numerator + before.0, denominator))
      let part = rest - whole
      // The remainder is the rounding error of the decimal number.
      guard abs(Double(last.0) / Double(last.1) - value) > value * 1e-13, part > 1e-9 else { break }
      rest = 1 / part
      guard rest < 1e9 else { break }
    }
    return last
  }

  /// The ratio as a decimal number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }
}
