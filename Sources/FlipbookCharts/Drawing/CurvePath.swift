import FlipbookDrawing
import Foundation

/// Lines through points by a method of interpolation.
enum CurvePath {
  /// Adds a line through points to a path.
  ///
  /// - Parameter isContinued: Whether the path goes on to the first point, not begins there.
  static func add(
    _ points: [CGPoint], method: InterpolationMethod, isContinued: Bool = false, to path: inout Path
  ) {
    guard let first = points.first else { return }
    if isContinued { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else {
      if !isContinued { path.addLine(to: first) }
      return
    }
    switch method.storage {
    case .linear: path.addLines(to: points.dropFirst())
    case .stepStart: steps(points, at: 0, &path)
    case .stepCenter: steps(points, at: 0.5, &path)
    case .stepEnd: steps(points, at: 1, &path)
    case .cardinal(let tension): cardinal(points, tension: tension, &path)
    case .catmullRom(let alpha): catmullRom(points, alpha: alpha, &path)
    case .monotone: monotone(points, &path)
    }
  }

  private static func steps(_ points: [CGPoint], at part: CGFloat, _ path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * part
      path.addLine(to: CGPoint(x: x, y: from.y))
      path.addLine(to: CGPoint(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  private static func neighbours(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    (
      points[max(0, index - 1)], points[index], points[index + 1], points[min(points.count - 1, index + 2)]
    )
  }

  private static func cardinal(_ points: [CGPoint], tension: CGFloat, _ path: inout Path) {
    let part = (1 - tension) / 6
    for index in 0..<points.count - 1 {
      let (before, from, to, after) = neighbours(points, index)
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
        control2: CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part))
    }
  }

  private static func catmullRom(_ points: [CGPoint], alpha: CGFloat, _ path: inout Path) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 0..<points.count - 1 {
      let (before, from, to, after) = neighbours(points, index)
      let (d1, d2, d3) = (distance(before, from), distance(from, to), distance(to, after))
      var (first, second) = (from, to)
      if d1 > 1e-6 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        first.x = (from.x * a - before.x * d2 * d2 + to.x * d1 * d1) / n
        first.y = (from.y * a - before.y * d2 * d2 + to.y * d1 * d1) / n
      }
      if d3 > 1e-6 {
        let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        second.x = (to.x * b + from.x * d3 * d3 - after.x * d2 * d2) / m
        second.y = (to.y * b + from.y * d3 * d3 - after.y * d2 * d2) / m
      }
      path.addCurve(to: to, control1: first, control2: second)
    }
  }

  /// After Steffen: no curve goes beyond its points.
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    func tangent(_ index: Int) -> CGFloat {
      guard index > 0, index < points.count - 1 else { return index == 0 ? slopes[0] : slopes[index - 1] }
      let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let (s0, s1) = (slopes[index - 1], slopes[index])
      guard h0 + h1 != 0, s0 * s1 > 0 else { return 0 }
      let p = (s0 * h1 + s1 * h0) / (h0 + h1)
      return (s0 < 0 ? -2 : 2) * min(abs(s0), abs(s1), abs(p) / 2)
    }
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangent(index)),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangent(index + 1)))
    }
  }
}

extension Path {
  fileprivate mutating func addLines(to points: ArraySlice<CGPoint>) {
    for point in points { addLine(to: point) }
  }
}
