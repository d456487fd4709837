import FlipbookPicture
import Foundation

/// Smooth curves through points.
public enum CatmullRom {
  /// How the parameter between two points depends on their distance.
  public enum Parameterization: Double, Hashable, Sendable, CaseIterable {
    /// Not at all. Tight where points are close.
    case uniform = 0
    /// With its square root: no loops or cusps within a segment.
    case centripetal = 0.5
    /// In proportion.
    case chordal = 1
  }

  /// The cubic Bézier curves of a Catmull-Rom spline through points, one for each pair of neighbours.
  ///
  /// - Parameters:
  ///   - points: where the curve goes through, in order. Repeated points count once. One point or none gives no
  ///     curve.
  ///   - isClosed: whether the curve returns from the last point to the first.
  ///   - parameterization: see ``Parameterization``.
  public static func curves(
    through points: [CGPoint], isClosed: Bool = false, parameterization: Parameterization = .centripetal
  ) -> [CubicCurve] {
    var knots: [CGPoint] = []
    for point in points where point.x.isFinite && point.y.isFinite && point != knots.last {
      knots.append(point)
    }
    if isClosed, knots.count > 1, knots.first == knots.last { knots.removeLast() }
    let count = knots.count
    guard count > 1 else { return [] }
    func point(_ index: Int) -> CGPoint {
      if isClosed { return knots[(index + count) % count] }
      // Beyond an end: the end mirrored, so that the curve leaves it straight.
      if index < 0 { return CGPoint(x: 2 * knots[0].x - knots[1].x, y: 2 * knots[0].y - knots[1].y) }
      if index >= count {
        let (a, b) = (knots[count - 1], knots[count - 2])
        return CGPoint(x: 2 * a.x - b.x, y: 2 * a.y - b.y)
      }
      return knots[index]
    }
    return (0..<(isClosed ? count : count - 1)).map { index in
      segment(
        point(index - 1), point(index), point(index + 1), point(index + 2), alpha: parameterization.rawValue)
    }
  }

  /// The segment between the middle two of four points, by the derivative of the non-uniform spline at both.
  private static func segment(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, alpha: Double
  ) -> CubicCurve {
    func interval(_ p: CGPoint, _ q: CGPoint) -> Double { pow(hypot(q.x - p.x, q.y - p.y), alpha) }
    let before = interval(a, b)
    let here = interval(b, c)
    let after = interval(c, d)
    func control(_ end: CGPoint, _ near: CGPoint, _ far: CGPoint, _ outer: Double) -> CGPoint {
      guard outer > 0 else { return end }
      func axis(_ e: Double, _ n: Double, _ f: Double) -> Double {
        let slope = (e - f) / outer - (n - f) / (outer + here) + (n - e) / here
        return e + slope * here / 3
      }
      return CGPoint(x: axis(end.x, near.x, far.x), y: axis(end.y, near.y, far.y))
    }
    return CubicCurve(p0: b, p1: control(b, c, a, before), p2: control(c, b, d, after), p3: c)
  }
}

extension MotionPath {
  /// Makes a smooth path through points; see ``CatmullRom``.
  public init(
    through points: [CGPoint], isClosed: Bool = false,
    parameterization: CatmullRom.Parameterization = .centripetal
  ) {
    self.init(
      curves: CatmullRom.curves(through: points, isClosed: isClosed, parameterization: parameterization))
  }
}
