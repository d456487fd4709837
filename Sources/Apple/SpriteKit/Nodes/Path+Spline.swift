import FlipbookPicture
import Foundation

extension Path {
  /// Returns a smooth line through points, whose direction at each is that between its neighbours.
  static func spline(through points: [CGPoint]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for index in points.indices.dropLast() {
      let (a, b) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : a
      let after = index + 2 < points.count ? points[index + 2] : b
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6),
        control2: CGPoint(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))
    }
    return path
  }
}
