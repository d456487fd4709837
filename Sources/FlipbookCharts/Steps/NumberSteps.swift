import Foundation

/// The round numbers that axes have labels at.
package enum NumberSteps {
  /// The most values that an axis gets, however its step is set.
  package static let limit = 1_000

  /// The smallest of 1, 2, 2.5 and 5 times a power of ten with at most some intervals over an extent. The 2.5 is taken
  /// where it makes a whole number.
  package static func step(for extent: Double, intervals: Double = 4) -> Double {
    guard extent.isFinite, extent > 0 else { return 1 }
    let power = Foundation.pow(10, (log10(extent / intervals)).rounded(.down) - 1)
    for scale in [1.0, 10, 100] {
      for factor in [1.0, 2, 2.5, 5] {
        let step = factor * power * scale
        if factor == 2.5, step < 25 - 1e-9 { continue }
        if extent / step <= intervals * (1 + 1e-9) { return step }
      }
    }
    return power * 1000
  }

  /// The multiples of a step from one number to another.
  package static func values(from lower: Double, to upper: Double, by step: Double) -> [Double] {
    guard step > 0, step.isFinite, lower.isFinite, upper.isFinite else { return [] }
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard last >= first, last - first < Double(limit) else { return [] }
    return (0...Int(last - first)).map { index in
      let value = (first + Double(index)) * step
      return value == 0 ? 0 : value
    }
  }

  /// The powers of ten from one number to another.
  package static func powers(from lower: Double, to upper: Double) -> [Double] {
    guard lower > 0, upper > lower, upper.isFinite else { return [] }
    let (first, last) = (log10(lower).rounded(.up), log10(upper).rounded(.down))
    guard last >= first, last - first < 700 else { return [] }
    let skip = max(1, ((last - first) / 6).rounded(.up))
    return stride(from: first, through: last, by: skip).map { pow(10, $0) }
  }
}
