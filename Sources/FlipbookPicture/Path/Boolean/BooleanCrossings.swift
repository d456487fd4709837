import Foundation

/// Finds where two monotone curves cross, ends left to the caller.
struct BooleanCrossings {
  struct Crossing {
    var t: Double
    var u: Double
    var point: SIMD2<Double>
  }

  /// How many pairs of parts are tested for one pair of curves: enough for any that cross, a bound for
  /// those that all but coincide.
  private static let budget = 4_000

  private let a: BooleanCurve
  private let b: BooleanCurve
  private let bendA: Double
  private let bendB: Double
  private let tolerance: Double
  private var visits = 0
  private(set) var found: [Crossing] = []

  init(_ a: BooleanCurve, _ b: BooleanCurve, tolerance: Double) {
    self.a = a
    self.b = b
    self.tolerance = tolerance
    bendA = a.bend
    bendB = b.bend
    if a.degree == .line, b.degree == .line {
      addLines()
    } else {
      visit(0, a.p0, 1, a.p3, 0, b.p0, 1, b.p3)
    }
  }

  private mutating func addLines() {
    guard let (t, u) = Self.lines(a.p0, a.p3, b.p0, b.p3, slack: 0) else { return }
    found.append(Crossing(t: t, u: u, point: a.p0 + (a.p3 - a.p0) * t))
  }

  /// Where two lines cross, within both or a part of their length more; nil where they don't or are parallel.
  private static func lines(
    _ a0: SIMD2<Double>, _ a1: SIMD2<Double>, _ b0: SIMD2<Double>, _ b1: SIMD2<Double>, slack: Double
  ) -> (t: Double, u: Double)? {
    let along = a1 - a0
    let across = b1 - b0
    let between = b0 - a0
    let area = along.x * across.y - along.y * across.x
    guard area != 0, area.isFinite else { return nil }
    let t = (between.x * across.y - between.y * across.x) / area
    let u = (between.x * along.y - between.y * along.x) / area
    guard t >= -slack, t <= 1 + slack, u >= -slack, u <= 1 + slack else { return nil }
    return (t, u)
  }

  // Parts of a monotone curve lie in the box of their ends.
  private mutating func visit(
    _ t0: Double, _ a0: SIMD2<Double>, _ t1: Double, _ a1: SIMD2<Double>, _ u0: Double,
    _ b0: SIMD2<Double>, _ u1: Double, _ b1: SIMD2<Double>
  ) {
    visits += 1
    guard visits < Self.budget,
      min(a0.x, a1.x) <= max(b0.x, b1.x) + tolerance, min(b0.x, b1.x) <= max(a0.x, a1.x) + tolerance,
      min(a0.y, a1.y) <= max(b0.y, b1.y) + tolerance, min(b0.y, b1.y) <= max(a0.y, a1.y) + tolerance
    else { return }
    let lengthA = ((a1 - a0) * (a1 - a0)).sum().squareRoot()
    let lengthB = ((b1 - b0) * (b1 - b0)).sum().squareRoot()
    let flat = max(tolerance, min(lengthA, lengthB) * 1e-4)
    let awayA = bendA * (t1 - t0) * (t1 - t0)
    let awayB = bendB * (u1 - u0) * (u1 - u0)
    let away = awayA + awayB + tolerance
    if Self.isBeside(a0, a1 - a0, b0, b1, by: away * lengthA)
      || Self.isBeside(b0, b1 - b0, a0, a1, by: away * lengthB)
    {
      return
    }
    if awayA <= flat, awayB <= flat {
      if let (t, u) = Self.lines(a0, a1, b0, b1, slack: 0.1) {
        refine(t0 + (t1 - t0) * t, u0 + (u1 - u0) * u)
      }
    } else if awayA >= awayB {
      let t = (t0 + t1) / 2
      let middle = a.point(t)
      visit(t0, a0, t, middle, u0, b0, u1, b1)
      visit(t, middle, t1, a1, u0, b0, u1, b1)
    } else {
      let u = (u0 + u1) / 2
      let middle = b.point(u)
      visit(t0, a0, t1, a1, u0, b0, u, middle)
      visit(t0, a0, t1, a1, u, middle, u1, b1)
    }
  }

  /// Whether two points lie on the same side of a line, both farther away than a distance times its length.
  private static func isBeside(
    _ start: SIMD2<Double>, _ along: SIMD2<Double>, _ p: SIMD2<Double>, _ q: SIMD2<Double>,
    by distance: Double
  ) -> Bool {
    let sideP = along.x * (p.y - start.y) - along.y * (p.x - start.x)
    let sideQ = along.x * (q.y - start.y) - along.y * (q.x - start.x)
    return min(sideP, sideQ) > distance || max(sideP, sideQ) < -distance
  }

  /// Newton's method for both parameters.
  private mutating func refine(_ startT: Double, _ startU: Double) {
    var t = max(0, min(1, startT))
    var u = max(0, min(1, startU))
    for _ in 0..<12 {
      let gap = a.point(t) - b.point(u)
      let slopeA = a.derivative(t)
      let slopeB = b.derivative(u)
      let area = slopeA.x * slopeB.y - slopeA.y * slopeB.x
      guard area != 0, area.isFinite else { break }
      let nextT = max(0, min(1, t - (gap.x * slopeB.y - gap.y * slopeB.x) / area))
      let nextU = max(0, min(1, u - (gap.x * slopeA.y - gap.y * slopeA.x) / area))
      guard nextT.isFinite, nextU.isFinite else { break }
      let isDone = abs(nextT - t) < 1e-15 && abs(nextU - u) < 1e-15
      (t, u) = (nextT, nextU)
      if isDone { break }
    }
    let point = a.point(t)
    let gap = point - b.point(u)
    guard (gap * gap).sum() <= tolerance * tolerance else { return }
    if found.contains(where: { abs($0.t - t) < 1e-9 && abs($0.u - u) < 1e-9 }) { return }
    found.append(Crossing(t: t, u: u, point: point))
  }
}
