import Foundation

/// Where one coordinate of a Bézier curve reverses: the parameters strictly between 0 and 1.
struct BezierExtrema {
  /// In ascending order; NaN stands for none.
  let first: Double
  let second: Double

  private init(_ a: Double, _ b: Double) {
    let first = a > 0 && a < 1 ? a : .nan
    let second = b > 0 && b < 1 ? b : .nan
    if first.isNaN || second < first {
      (self.first, self.second) = (second, first)
    } else {
      (self.first, self.second) = (first, second)
    }
  }

  /// Of a quadratic curve with these coordinates.
  init(_ p0: Double, _ p1: Double, _ p2: Double) {
    self.init((p0 - p1) / (p0 - 2 * p1 + p2), .nan)
  }

  /// Of a cubic curve with these coordinates.
  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    let a = p1 - p0
    let b = p2 - p1
    let c = p3 - p2
    // a(1−t)² + 2b·t(1−t) + c·t² = 0 in the form of the solution that loses no digits.
    let discriminant = b * b - a * c
    guard discriminant >= 0 else {
      self.init(.nan, .nan)
      return
    }
    let root = discriminant.squareRoot()
    let q = (a - b) + (a >= b ? root : -root)
    self.init(a / q, q / (a - 2 * b + c))
  }
}
