import Foundation

/// The curve y(x) of a cubic Bézier from (0, 0) to (1, 1), ready for fast evaluation.
///
/// The parameter t(x) is stored as one cubic polynomial for each of ``intervals`` equal parts of x. It serves as
/// the first guess; one Newton step, whose error is bounded by the second derivative, makes it exact. Where
/// that bound is too large (x has a vertical tangent nearby) Newton's method with bisection takes over.
/// Either way x(t) is met to 1e-13.
final class BezierTable: Sendable {
  static let intervals = 128

  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double
  // x(t) = ((ax t + bx) t + cx) t, and y(t) likewise.
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double
  /// The largest |x''(t)| on 0…1.
  private let bend: Double
  /// Whether x(t) never runs backwards. Only inverses of curves that overshoot do.
  private let isMonotone: Bool
  private let pieces: [SIMD4<Double>]

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
    bend = max(abs(2 * bx), abs(6 * ax + 2 * bx))
    isMonotone = x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1
    guard isMonotone else {
      pieces = []
      return
    }
    let step = 1 / Double(Self.intervals)
    let polynomial = (ax, bx, cx)
    func slope(_ t: Double) -> Double { (3 * polynomial.0 * t + 2 * polynomial.1) * t + polynomial.2 }
    var nodes = [(t: 0.0, rate: 0.0)]
    nodes.reserveCapacity(Self.intervals + 1)
    for i in 0...Self.intervals {
      let t =
        switch i {
        case 0: 0.0
        case Self.intervals: 1.0
        default:
          Self.solve(ax, bx, cx, x: Double(i) * step, low: 0, high: 1, guess: Double(i) * step)
        }
      // Near a vertical tangent the rate is bounded; the guess only has to be good where it can be.
      let node = (t: t, rate: step / max(slope(t), 0.02))
      if i == 0 { nodes[0] = node } else { nodes.append(node) }
    }
    pieces = (0..<Self.intervals).map { i in
      let (a, b) = (nodes[i], nodes[i + 1])
      let rise = b.t - a.t
      return SIMD4(a.t, a.rate, 3 * rise - 2 * a.rate - b.rate, a.rate + b.rate - 2 * rise)
    }
  }

  /// y at x. Below 0 and above 1 (and for no number) the curve's ends.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let t = parameter(at: x)
    return ((ay * t + by) * t + cy) * t
  }

  /// dy/dx at x; infinite where the tangent is vertical.
  func slope(at x: Double) -> Double {
    let t = x > 0 ? (x < 1 ? parameter(at: x) : 1) : 0
    let dx = (3 * ax * t + 2 * bx) * t + cx
    let dy = (3 * ay * t + 2 * by) * t + cy
    if abs(dx) > 1e-12 { return dy / dx }
    // A control point sits on the end: the next one gives the direction.
    if abs(dy) > 1e-12 { return dy < 0 ? -.infinity : .infinity }
    let ddx = 6 * ax * t + 2 * bx
    let ddy = 6 * ay * t + 2 * by
    if abs(ddx) > 1e-12 { return ddy / ddx }
    return abs(ddy) > 1e-12 ? (ddy < 0 ? -.infinity : .infinity) : ay / ax
  }

  private func parameter(at x: Double) -> Double {
    guard isMonotone else { return firstParameter(at: x) }
    let position = x * Double(Self.intervals)
    let index = Int(position)
    let u = position - Double(index)
    let piece = pieces[index]
    let t = ((piece.w * u + piece.z) * u + piece.y) * u + piece.x
    let error = ((ax * t + bx) * t + cx) * t - x
    let slope = (3 * ax * t + 2 * bx) * t + cx
    let step = error / slope
    if bend * step * step <= 2e-13, slope > 0 { return t - step }
    return Self.solve(ax, bx, cx, x: x, low: 0, high: 1, guess: t)
  }

  /// The smallest parameter at which x(t) is x, for a polynomial that runs back and forth.
  private func firstParameter(at x: Double) -> Double {
    let a = 3 * ax
    let discriminant = bx * bx - a * cx
    var turns = [0.0]
    if discriminant > 0 {
      let root = discriminant.squareRoot()
      let q = -(bx + (bx < 0 ? -root : root))
      turns += [q / a, cx / q].filter { $0 > 0 && $0 < 1 }.sorted()
    }
    turns.append(1)
    func position(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
    for (low, high) in zip(turns, turns.dropFirst())
    where min(position(low), position(high)) <= x && x <= max(position(low), position(high)) {
      let rises = position(high) >= position(low)
      return rises
        ? Self.solve(ax, bx, cx, x: x, low: low, high: high, guess: (low + high) / 2)
        : Self.solve(-ax, -bx, -cx, x: -x, low: low, high: high, guess: (low + high) / 2)
    }
    return x
  }

  /// Newton's method kept inside a bracket on which ((a t + b) t + c) t rises; a step that leaves the bracket is
  /// a bisection.
  private static func solve(
    _ a: Double, _ b: Double, _ c: Double, x: Double, low: Double, high: Double, guess: Double
  ) -> Double {
    var low = low
    var high = high
    var t = min(max(guess, low), high)
    for _ in 0..<80 {
      let error = ((a * t + b) * t + c) * t - x
      if abs(error) < 1e-16 { break }
      if error > 0 { high = t } else { low = t }
      var next = t - error / ((3 * a * t + 2 * b) * t + c)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t || high - low < 1e-16 { break }
      t = next
    }
    return t
  }
}
