import Foundation

/// Sines and cosines by additions and multiplications alone, which every processor rounds alike.
package enum ExactTurn {
  /// Returns the cosine and the sine of an angle, in radians.
  package static func parts(_ angle: Double) -> SIMD2<Double> {
    guard angle.isFinite else { return SIMD2(1, 0) }
    let quarters = (angle * 0.636_619_772_367_581_4).rounded()
    // A quarter of a turn in two parts, of which the first is exact in products.
    let rest = (angle - quarters * 1.570_796_251_296_997) - quarters * 7.549_789_948_768_648e-8
    let square = rest * rest
    let (c, s) = (cosine(square), rest * sine(square))
    switch Int(quarters.truncatingRemainder(dividingBy: 4)) {
    case 0: return SIMD2(c, s)
    case 1, -3: return SIMD2(-s, c)
    case 2, -2: return SIMD2(-c, -s)
    default: return SIMD2(s, -c)
    }
  }

  private static func cosine(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for step in stride(from: 1.0, through: 15, by: 2) {
      term *= -x / (step * (step + 1))
      sum += term
    }
    return sum
  }

  private static func sine(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for step in stride(from: 2.0, through: 16, by: 2) {
      term *= -x / (step * (step + 1))
      sum += term
    }
    return sum
  }
}
