import Foundation

/// A cubic Bézier curve in the plane, from `p0` to `p3` with control points `p1` and `p2`.
///
/// The parameter `t` runs from 0 at `p0` to 1 at `p3`; it is no measure of length, see
/// ``parameter(atLength:)`` for that. Coordinates are points, y down.
@frozen
public struct CubicCurve: Hashable, Sendable {
  /// The start.
  public var p0: CGPoint
  /// The first control point: the curve leaves the start towards it.
  public var p1: CGPoint
  /// The second control point: the curve arrives from it.
  public var p2: CGPoint
  /// The end.
  public var p3: CGPoint

  /// Makes a curve by its four points.
  @inlinable
  public init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Makes the straight line between two points, with its parameter proportional to length.
  @inlinable
  public init(from start: CGPoint, to end: CGPoint) {
    self.init(
      p0: start, p1: Self.mix(start, end, 1 / 3), p2: Self.mix(start, end, 2 / 3), p3: end)
  }

  /// Makes the quadratic Bézier curve with one control point, raised to a cubic.
  @inlinable
  public init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(p0: start, p1: Self.mix(start, control, 2 / 3), p2: Self.mix(end, control, 2 / 3), p3: end)
  }

  @inlinable
  package static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    if t == 1 { return b }
    return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Whether all coordinates are finite numbers.
  @inlinable
  public var isFinite: Bool {
    let sum = (p0.x + p0.y) * 0 + (p1.x + p1.y) * 0 + (p2.x + p2.y) * 0 + (p3.x + p3.y) * 0
    return sum == 0
  }

  /// The position at parameter `t`, 0…1. Parameters outside continue the polynomial.
  @inlinable
  public func point(at t: Double) -> CGPoint {
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// The derivative of the position with respect to the parameter, in points per unit of `t`.
  @inlinable
  public func derivative(at t: Double) -> CGVector {
    let s = 1 - t
    let a = 3 * s * s
    let b = 6 * s * t
    let c = 3 * t * t
    return CGVector(
      dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
      dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
  }

  /// The second derivative of the position with respect to the parameter.
  @inlinable
  public func secondDerivative(at t: Double) -> CGVector {
    let s = 1 - t
    return CGVector(
      dx: 6 * (s * (p2.x - 2 * p1.x + p0.x) + t * (p3.x - 2 * p2.x + p1.x)),
      dy: 6 * (s * (p2.y - 2 * p1.y + p0.y) + t * (p3.y - 2 * p2.y + p1.y)))
  }

  /// The direction of travel at parameter `t`, of length 1.
  ///
  /// Where the derivative vanishes (a control point on an end point, a cusp) it is the limit from inside the
  /// curve: forwards at any `t` below 1, backwards at 1. A curve of no length has direction (1, 0).
  @inlinable
  public func tangent(at t: Double) -> CGVector {
    let first = derivative(at: t)
    let square = first.dx * first.dx + first.dy * first.dy
    if square > sizeSquared * 1e-18, square < .greatestFiniteMagnitude {
      let size = square.squareRoot()
      return CGVector(dx: first.dx / size, dy: first.dy / size)
    }
    return limitTangent(at: t)
  }

  /// The sum of the squares of the control polygon's sides.
  @inlinable
  var sizeSquared: Double {
    let (ax, ay, bx, by) = (p1.x - p0.x, p1.y - p0.y, p2.x - p1.x, p2.y - p1.y)
    let (cx, cy) = (p3.x - p2.x, p3.y - p2.y)
    return ax * ax + ay * ay + (bx * bx + by * by) + (cx * cx + cy * cy)
  }

  /// The direction where the derivative vanishes, or is too small or large to square.
  @usableFromInline
  func limitTangent(at t: Double) -> CGVector {
    if let direction = Self.normalized(derivative(at: t), scale: hullSize) { return direction }
    // With B' = 0, the nearby derivative is B''·h, or B'''·h²/2 when that vanishes too.
    let side: Double = t >= 1 ? -1 : 1
    let second = secondDerivative(at: t)
    if let direction = Self.normalized(
      CGVector(dx: second.dx * side, dy: second.dy * side), scale: hullSize)
    {
      return direction
    }
    let third = CGVector(
      dx: p3.x - 3 * p2.x + 3 * p1.x - p0.x, dy: p3.y - 3 * p2.y + 3 * p1.y - p0.y)
    return Self.normalized(third, scale: hullSize) ?? CGVector(dx: 1, dy: 0)
  }

  /// The length of the control polygon: an upper bound of the curve's length.
  @usableFromInline
  var hullSize: Double {
    hypot(p1.x - p0.x, p1.y - p0.y) + hypot(p2.x - p1.x, p2.y - p1.y) + hypot(p3.x - p2.x, p3.y - p2.y)
  }

  private static func normalized(_ v: CGVector, scale: Double) -> CGVector? {
    let size = hypot(v.dx, v.dy)
    guard size > scale * 1e-9, size.isFinite else { return nil }
    return CGVector(dx: v.dx / size, dy: v.dy / size)
  }

  /// Both parts of the curve, cut at parameter `t`.
  public func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let a = Self.mix(p0, p1, t)
    let b = Self.mix(p1, p2, t)
    let c = Self.mix(p2, p3, t)
    let ab = Self.mix(a, b, t)
    let bc = Self.mix(b, c, t)
    let middle = Self.mix(ab, bc, t)
    return (CubicCurve(p0: p0, p1: a, p2: ab, p3: middle), CubicCurve(p0: middle, p1: bc, p2: c, p3: p3))
  }

  /// The part of the curve between two parameters. With `end` before `start` it runs backwards.
  public func subcurve(from start: Double, to end: Double) -> CubicCurve {
    if start == 0, end == 1 { return self }
    let a = start == 0 ? p0 : point(at: start)
    let d = end == 1 ? p3 : point(at: end)
    let da = derivative(at: start)
    let dd = derivative(at: end)
    let third = (end - start) / 3
    return CubicCurve(
      p0: a, p1: CGPoint(x: a.x + da.dx * third, y: a.y + da.dy * third),
      p2: CGPoint(x: d.x - dd.dx * third, y: d.y - dd.dy * third), p3: d)
  }

  /// The same curve travelled the other way.
  @inlinable
  public var reversed: CubicCurve { CubicCurve(p0: p3, p1: p2, p2: p1, p3: p0) }
}
