import Foundation

extension Path {
  /// Whether a point lies inside the path when it is filled. Subpaths count as closed. Of the points on the
  /// outline itself, those on its left and upper edges are inside.
  /// - Parameter eoFill: Whether the even-odd rule decides; otherwise the nonzero winding rule does.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    if case .rect(let rect) = shape {
      return p.x >= rect.minX && p.x < rect.maxX && p.y >= rect.minY && p.y < rect.maxY
    }
    let winding = elements.winding(around: p)
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathElements {
  /// How often the path winds around a point, clockwise (on screen) turns positive: what crosses the ray from
  /// the point along +x downwards, less what crosses it upwards.
  func winding(around p: CGPoint) -> Int {
    let x = Double(p.x)
    let y = Double(p.y)
    var winding = 0
    var start = SIMD2<Double>.zero
    var current = SIMD2<Double>.zero
    var next = 0
    func point(_ index: Int) -> SIMD2<Double> { SIMD2(Double(points[index].x), Double(points[index].y)) }
    for verb in verbs {
      switch verb {
      case .move:
        winding += RayCrossing.line(current, start, x, y)
        start = point(next)
        current = start
      case .line:
        let end = point(next)
        winding += RayCrossing.line(current, end, x, y)
        current = end
      case .quad:
        let control = point(next)
        let end = point(next + 1)
        winding += RayCrossing.curve(
          current, current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3), end, x, y)
        current = end
      case .curve:
        let end = point(next + 2)
        winding += RayCrossing.curve(current, point(next), point(next + 1), end, x, y)
        current = end
      case .close:
        winding += RayCrossing.line(current, start, x, y)
        current = start
      }
      next += verb.pointCount
    }
    return winding + RayCrossing.line(current, start, x, y)
  }
}

/// Crossings of the ray from (x, y) along +x: +1 for each one downwards, −1 upwards. A segment covers its
/// upper end's height and not its lower end's, so that segments that meet count once.
private enum RayCrossing {
  @inline(__always)
  static func line(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ x: Double, _ y: Double) -> Int {
    if (a.y <= y) == (b.y <= y) { return 0 }
    let downwards = b.y > a.y
    // The point is left of the line, seen along +x, exactly when the line is right of it.
    let side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)
    if downwards { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }

  static func curve(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, _ x: Double,
    _ y: Double
  ) -> Int {
    let low = pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3))
    let high = pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
    if y < low.y || y > high.y || x >= high.x { return 0 }
    if x < low.x {
      // All of it is right of the point: what matters is where it begins and ends.
      if (p0.y <= y) == (p3.y <= y) { return 0 }
      return p3.y > p0.y ? 1 : -1
    }
    // Pieces between the heights' extrema cross at most once.
    let extrema = BezierExtrema(p0.y, p1.y, p2.y, p3.y)
    var count = 0
    var t0 = 0.0
    var y0 = p0.y
    for end in [extrema.first, extrema.second, 1] where !end.isNaN {
      let y1 = end == 1 ? p3.y : value(p0.y, p1.y, p2.y, p3.y, end)
      if (y0 <= y) != (y1 <= y) {
        let t = crossing(p0.y, p1.y, p2.y, p3.y, t0, end, y, rising: y1 > y0)
        if value(p0.x, p1.x, p2.x, p3.x, t) > x { count += y1 > y0 ? 1 : -1 }
      }
      (t0, y0) = (end, y1)
    }
    return count
  }

  private static func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  /// The parameter between two others, between which the polynomial is monotone, where it has a value:
  /// Newton's method inside a bracket that halves when a step leaves it.
  private static func crossing(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t0: Double, _ t1: Double, _ y: Double, rising: Bool
  ) -> Double {
    var low = t0
    var high = t1
    var t = (t0 + t1) / 2
    for _ in 0..<60 {
      let error = value(a, b, c, d, t) - y
      if error == 0 { break }
      if (error < 0) == rising { low = t } else { high = t }
      let s = 1 - t
      let slope = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
      var next = t - error / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t { break }
      t = next
    }
    return t
  }
}
