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
  /// 119.88), or the number to the thousandth. Nil unless above 0 and at most 1000.
  public init?(_ value: Double) {
    guard value.isFinite, value > 0, value <= 1_000 else { return nil }
    let whole = value.rounded()
    let ntsc = (value * 1.001).rounded()
    if value == whole {
      self.init(Int(whole), over: 1)
    } else if [24, 30, 48, 60, 120].contains(ntsc), abs(value - ntsc / 1.001) < 0.005 {
      self.init(Int(ntsc) * 1_000, over: 1_001)
    } else {
      self.init(Int((value * 1_000).rounded()), over: 1_000)
    }
  }

  /// The ratio as a decimal number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }
}
