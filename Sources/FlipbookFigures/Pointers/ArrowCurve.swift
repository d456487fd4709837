import FlipbookDrawing
import Foundation

/// The way of an arrow, measured along it.
struct ArrowCurve {
  private static let pieces = 64

  private let points: [CGPoint]
  /// The length of the way to each point.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths[lengths.count - 1] }

  /// - Parameter bend: How far the middle lies to the left, as a share of the straight way.
  /// - Returns: Nil for points that are the same or no points.
  init?(from: CGPoint, to: CGPoint, bend: CGFloat) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let straight = (dx * dx + dy * dy).squareRoot()
    guard straight.isFinite, straight > 1e-6, from.x.isFinite, from.y.isFinite, bend.isFinite else {
      return nil
    }
    guard bend != 0 else {
      (points, lengths) = ([from, to], [0, straight])
      return
    }
    // A quadratic curve passes half as far from the chord as its control point lies.
    let control = CGPoint(
      x: (from.x + to.x) / 2 + 2 * bend * dy, y: (from.y + to.y) / 2 - 2 * bend * dx)
    points = (0...Self.pieces).map { index in
      let t = CGFloat(index) / CGFloat(Self.pieces)
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      return CGPoint(
        x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
    }
    var lengths: [CGFloat] = [0]
    for (last, next) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + hypot(next.x - last.x, next.y - last.y))
    }
    self.lengths = lengths
  }

  /// The point at a length of the way.
  func point(at length: CGFloat) -> CGPoint {
    let index = max(1, lengths.firstIndex { $0 >= length } ?? lengths.count - 1)
    let room = lengths[index] - lengths[index - 1]
    let share = room > 0 ? min(max((length - lengths[index - 1]) / room, 0), 1) : 0
    let (a, b) = (points[index - 1], points[index])
    return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  /// The part of the way between two lengths.
  func part(from: CGFloat, to: CGFloat) -> Path {
    guard to > from else { return Path() }
    var path = Path()
    let inner = zip(points, lengths).filter { $0.1 > from && $0.1 < to }.map(\.0)
    path.addLines([point(at: from)] + inner + [point(at: to)])
    return path
  }
}
