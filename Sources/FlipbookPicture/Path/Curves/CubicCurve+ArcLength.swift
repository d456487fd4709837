import Foundation

extension CubicCurve {
  /// The rate of length per unit of the parameter at `t`: the length of ``derivative(at:)``.
  @inlinable
  public func speed(at t: Double) -> Double {
    let d = derivative(at: t)
    return (d.dx * d.dx + d.dy * d.dy).squareRoot()
  }

  /// The curve's length in points, to a relative error below 1e-10 (smooth curves: below 1e-13).
  public var length: Double { length(from: 0, to: 1) }

  /// The length between two parameters, negative when `end` lies before `start`; 0 for a curve with a
  /// coordinate that is no finite number.
  public func length(from start: Double, to end: Double) -> Double {
    guard isFinite, start.isFinite, end.isFinite, start != end else { return 0 }
    if end < start { return -length(from: end, to: start) }
    // The speed can have a kink (a cusp, a turn on the spot) only where both parts of the derivative vanish.
    // Measuring between the zeros of each keeps every piece smooth.
    let xZeros = Self.zeros(p1.x - p0.x, p2.x - p1.x, p3.x - p2.x)
    let yZeros = Self.zeros(p1.y - p0.y, p2.y - p1.y, p3.y - p2.y)
    let zeros = SIMD4(lowHalf: xZeros, highHalf: yZeros)
    let tolerance = hullSize * 1e-13
    var splits = Self.splitLimit
    var sum = 0.0
    var position = start
    for _ in 0..<5 {
      var next = end
      for i in 0..<4 where zeros[i] > position && zeros[i] < next { next = zeros[i] }
      sum += adaptive(
        from: position, to: next, whole: quadrature(from: position, to: next), tolerance: tolerance,
        depth: 26,
        splits: &splits)
      if next == end { break }
      position = next
    }
    return sum
  }

  /// The zeros of the quadratic Bézier polynomial with coefficients a, b, c; NaN for those there are not.
  private static func zeros(_ a: Double, _ b: Double, _ c: Double) -> SIMD2<Double> {
    // a(1-t)² + 2b t(1-t) + c t², solved for the ratio in the form that loses no digits.
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return SIMD2(.nan, .nan) }
    let root = discriminant.squareRoot()
    let q = (a - b) + (a >= b ? root : -root)
    return SIMD2(a / q, q / (a - 2 * b + c))
  }

  /// The parameter, 0…1, at which the curve has covered `length` points from its start.
  ///
  /// Lengths below 0 and beyond the curve's give 0 and 1. The length up to the result equals `length` to a
  /// relative error below 1e-10. For many queries on one curve build a `MotionPath`.
  public func parameter(atLength length: Double) -> Double {
    parameter(atLength: length, total: self.length)
  }

  /// ``parameter(atLength:)`` with the curve's own length known.
  public func parameter(atLength length: Double, total: Double) -> Double {
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    // Newton's method on the length integral, kept inside a bracket that halves when a step leaves it. The
    // integral is carried along, so that each step only measures its own stretch.
    var low = 0.0
    var high = 1.0
    var t = length / total
    var covered = self.length(from: 0, to: t)
    for _ in 0..<64 {
      let error = covered - length
      if abs(error) <= total * 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      var next = t - error / speed(at: t)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t { break }
      covered += self.length(from: t, to: next)
      t = next
    }
    return t
  }

  /// How many intervals a measurement may halve: smooth curves take under ten, a cusp some forty. The limit
  /// bounds the time on curves whose coordinates leave no digits for the tolerance.
  private static let splitLimit = 512

  /// One application of the eight-point rule.
  func quadrature(from start: Double, to end: Double) -> Double {
    let half = (end - start) / 2
    let middle = (end + start) / 2
    var sum = 0.0
    for i in 0..<4 {
      let offset = half * GaussLegendre.nodes[i]
      sum += GaussLegendre.weights[i] * (speed(at: middle - offset) + speed(at: middle + offset))
    }
    return sum * half
  }

  /// Halves the interval until the rule agrees with itself. At a cusp the speed has a kink, whose interval
  /// contributes a quarter at each halving, so the depth is bounded without a loss of accuracy.
  private func adaptive(
    from start: Double, to end: Double, whole: Double, tolerance: Double, depth: Int, splits: inout Int
  ) -> Double {
    let middle = (start + end) / 2
    let left = quadrature(from: start, to: middle)
    let right = quadrature(from: middle, to: end)
    let sum = left + right
    splits -= 1
    // Written so that a difference that is no number ends the search too.
    guard depth > 0, splits > 0, abs(sum - whole) > tolerance else { return sum }
    return adaptive(
      from: start, to: middle, whole: left, tolerance: tolerance, depth: depth - 1, splits: &splits)
      + adaptive(
        from: middle, to: end, whole: right, tolerance: tolerance, depth: depth - 1, splits: &splits)
  }
}
