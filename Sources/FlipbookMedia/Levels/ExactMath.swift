/// Functions by additions, multiplications, divisions and square roots alone. Those are rounded alike by every processor;
/// the C library's sines and logarithms are not.
enum ExactMath {
  /// The cosines of a turn's parts: `cos(2π · k / count)`.
  ///
  /// - Parameter count: A power of two, 8 at least.
  static func cosines(count: Int) -> [Double] {
    // A quarter of a turn, its middles put in again and again: cos m = (cos a + cos b) / (2 cos half the distance).
    let quarter = count / 4
    var table = [Double](repeating: 0, count: quarter + 1)
    table[0] = 1
    var step = quarter
    // The cosine of half the step: that of an eighth of a turn first.
    var half = (0.5).squareRoot()
    while step > 1 {
      let middle = step / 2
      for first in stride(from: 0, to: quarter, by: step) {
        table[first + middle] = (table[first] + table[first + step]) / (2 * half)
      }
      half = ((1 + half) / 2).squareRoot()
      step = middle
    }
    return (0..<count).map { index in
      let half = count / 2
      let mirrored = index > half ? count - index : index
      return mirrored <= quarter ? table[mirrored] : -table[half - mirrored]
    }
  }

  /// The logarithm to base 2; minus infinity for 0 and less.
  static func log2(_ value: Double) -> Double {
    guard value > 0 else { return -.infinity }
    guard value.isFinite else { return .infinity }
    var (exponent, part) = (Double(value.exponent), value.significand)
    if part > 1.414_213_562_373_095_1 {
      part /= 2
      exponent += 1
    }
    // The series of the area tangent, for numbers at most 0.172 from 0.
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var (power, sum) = (ratio, 0.0)
    for index in 0..<14 {
      sum += power / Double(2 * index + 1)
      power *= square
    }
    return exponent + sum * 2 / 0.693_147_180_559_945_3
  }

  /// Decibels of a power: 10 times its logarithm to base 10.
  static func decibels(_ power: Double) -> Double { log2(power) * 3.010_299_956_639_812 }

  /// The number whose power is a value.
  ///
  /// - Parameters:
  ///   - value: 1 or more.
  ///   - degree: 1 or more.
  static func root(_ value: Double, degree: Int) -> Double {
    var (low, high) = (1.0, value)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      var power = 1.0
      for _ in 0..<degree where power <= value { power *= middle }
      if power > value { high = middle } else { low = middle }
    }
    return low
  }
}
