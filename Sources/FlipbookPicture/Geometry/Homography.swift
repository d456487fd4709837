import Foundation

/// A projective map of the plane on vectors, for the inner loops: (x, y) goes to the first two coordinates of
/// `x · point.x + y · point.y + origin`, divided by the third, its weight.
///
/// A point with a weight below ``nearest`` lies behind the eye, or so near it that it can't be drawn.
package struct Homography: Sendable, Equatable {
  /// The factors of x.
  package var x: SIMD3<Double>
  /// The factors of y.
  package var y: SIMD3<Double>
  /// The image of the origin.
  package var origin: SIMD3<Double>
  /// The smallest weight of what can be seen, above 0.
  package var nearest: Double
  /// Further limits of the visible part, for images that are not divided yet: their scalar products with
  /// these are 0 or more. Maps that lead on from a perspective have its eye here, since two eyes' weights
  /// multiply to one.
  package var limits: [SIMD3<Double>] = []

  /// Nil for a map with values that are not finite, or that sends everything behind the eye.
  package init?(_ m: ProjectionTransform) {
    var x = SIMD3(Double(m.m11), Double(m.m12), Double(m.m13))
    var y = SIMD3(Double(m.m21), Double(m.m22), Double(m.m23))
    var origin = SIMD3(Double(m.m31), Double(m.m32), Double(m.m33))
    if x.z == 0 && y.z == 0 && origin.z != 0 {
      // Without perspective nothing lies behind the eye, whatever the sign of the divisor.
      x /= origin.z
      y /= origin.z
      origin /= origin.z
    }
    let sum = x + y + origin
    let nearest = Self.nearest(x.z, y.z, origin.z)
    guard (sum.x + sum.y + sum.z).isFinite, nearest > 0 else { return nil }
    self.init(x: x, y: y, origin: origin, nearest: nearest)
  }

  /// A small part of the weights about the picture, which is some thousand points wide.
  private static func nearest(_ x: Double, _ y: Double, _ origin: Double) -> Double {
    1e-5 * (abs(x) * 1_000 + abs(y) * 1_000 + abs(origin))
  }

  private init(
    x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>, nearest: Double, limits: [SIMD3<Double>] = []
  ) {
    self.x = x
    self.y = y
    self.origin = origin
    self.nearest = nearest
    self.limits = limits
  }

  /// The image of a point with its weight, not divided.
  @inline(__always)
  package func callAsFunction(_ px: Double, _ py: Double) -> SIMD3<Double> { x * px + y * py + origin }

  @inline(__always)
  package func callAsFunction(_ point: CGPoint) -> SIMD3<Double> { self(Double(point.x), Double(point.y)) }

  /// An affine map first, this one after it. Weights of places stay what they are.
  package func after(_ t: CGAffineTransform) -> Homography {
    Homography(
      x: x * Double(t.a) + y * Double(t.b), y: x * Double(t.c) + y * Double(t.d),
      origin: self(Double(t.tx), Double(t.ty)), nearest: nearest, limits: limits)
  }

  /// This map first, another after it.
  package func concatenating(_ next: Homography) -> Homography {
    func image(_ v: SIMD3<Double>) -> SIMD3<Double> { next.x * v.x + next.y * v.y + next.origin * v.z }
    let (x, y, origin) = (image(x), image(y), image(origin))
    let nearest = max(nearest * abs(next.origin.z), Self.nearest(x.z, y.z, origin.z))
    var own = limits
    if hasPerspective { own.append(SIMD3(0, 0, 1)) }
    var limits = next.limits
    if !own.isEmpty, let back = next.inverse {
      limits += own.map { SIMD3(($0 * back.x).sum(), ($0 * back.y).sum(), ($0 * back.origin).sum()) }
    }
    return Homography(x: x, y: y, origin: origin, nearest: nearest, limits: limits)
  }

  /// Whether places have different weights.
  private var hasPerspective: Bool { x.z != 0 || y.z != 0 }

  package var determinant: Double {
    x.x * (y.y * origin.z - y.z * origin.y) + x.y * (y.z * origin.x - y.x * origin.z)
      + x.z * (y.x * origin.y - y.y * origin.x)
  }

  /// The way back; nil when there is none. Only its images mean something, not their weights.
  package var inverse: Homography? {
    let d = determinant
    guard d != 0, d.isFinite else { return nil }
    let result = Homography(
      x: SIMD3(
        y.y * origin.z - y.z * origin.y, x.z * origin.y - x.y * origin.z, x.y * y.z - x.z * y.y) / d,
      y: SIMD3(
        y.z * origin.x - y.x * origin.z, x.x * origin.z - x.z * origin.x, x.z * y.x - x.x * y.z) / d,
      origin: SIMD3(
        y.x * origin.y - y.y * origin.x, x.y * origin.x - x.x * origin.y, x.x * y.y - x.y * y.x) / d,
      nearest: nearest)
    let sum = result.x + result.y + result.origin
    return (sum.x + sum.y + sum.z).isFinite ? result : nil
  }

  /// The most that a step at a point is stretched.
  package func largestScale(at point: SIMD2<Double>) -> Double {
    let image = self(point.x, point.y)
    let weight = max(image.z, nearest)
    let place = SIMD2(image.x, image.y) / weight
    let across = (SIMD2(x.x, x.y) - place * x.z) / weight
    let down = (SIMD2(y.x, y.y) - place * y.z) / weight
    let (a, b, c) = ((across * across).sum(), (across * down).sum(), (down * down).sum())
    let half = (a - c) / 2
    return ((a + c) / 2 + (half * half + b * b).squareRoot()).squareRoot()
  }

  // MARK: Rectangles

  /// The part of a rectangle that lies before the eye, as the corners of a polygon.
  package func visible(_ rect: CGRect) -> [SIMD2<Double>] {
    limits.reduce(Self.clip(Self.corners(rect), SIMD3(x.z, y.z, origin.z - nearest))) { polygon, limit in
      Self.clip(polygon, SIMD3((limit * x).sum(), (limit * y).sum(), (limit * origin).sum()))
    }
  }

  /// The part of a rectangle that is seen through a window, as the corners of a polygon.
  package func visible(_ rect: CGRect, through window: CGRect) -> [SIMD2<Double>] {
    var polygon = visible(rect)
    // x ≥ minX is (x − minX · weight) ≥ 0 before the division, and so on.
    func cut(_ axis: Int, _ limit: CGFloat, _ sign: Double) {
      func part(_ v: SIMD3<Double>) -> Double { sign * (v[axis] - Double(limit) * v.z) }
      polygon = Self.clip(polygon, SIMD3(part(x), part(y), part(origin)))
    }
    cut(0, window.minX, 1)
    cut(0, window.maxX, -1)
    cut(1, window.minY, 1)
    cut(1, window.maxY, -1)
    return polygon
  }

  /// The smallest rectangle around the image of another; null when all of it lies behind the eye.
  package func bounds(of rect: CGRect) -> CGRect {
    if rect.isNull { return .null }
    if rect.isInfinite { return .infinite }
    return Self.bounds(
      of: visible(rect).map { corner in
        let image = self(corner.x, corner.y)
        return SIMD2(image.x, image.y) / max(image.z, nearest)
      })
  }

  /// The smallest rectangle around points; null for none.
  package static func bounds(of points: [SIMD2<Double>]) -> CGRect {
    guard var low = points.first, var high = points.first else { return .null }
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  private static func corners(_ rect: CGRect) -> [SIMD2<Double>] {
    if rect.isNull { return [] }
    let (x0, x1) = (Double(rect.minX), Double(rect.maxX))
    let (y0, y1) = (Double(rect.minY), Double(rect.maxY))
    return [SIMD2(x0, y0), SIMD2(x1, y0), SIMD2(x1, y1), SIMD2(x0, y1)]
  }

  /// The part of a convex polygon where a·x + b·y + c ≥ 0.
  package static func clip(_ polygon: [SIMD2<Double>], _ side: SIMD3<Double>) -> [SIMD2<Double>] {
    var result: [SIMD2<Double>] = []
    func distance(_ p: SIMD2<Double>) -> Double { side.x * p.x + side.y * p.y + side.z }
    guard var previous = polygon.last else { return [] }
    var before = distance(previous)
    for point in polygon {
      let now = distance(point)
      if (now >= 0) != (before >= 0) {
        result.append(previous + (point - previous) * (before / (before - now)))
      }
      if now >= 0 { result.append(point) }
      previous = point
      before = now
    }
    return result
  }
}
