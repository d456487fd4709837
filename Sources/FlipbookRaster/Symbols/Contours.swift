import FlipbookPicture
import Foundation

/// A path as closed polygons, for the few set operations that symbols need. Nonzero winding throughout.
struct Contours {
  var polygons: [[CGPoint]]

  init(_ polygons: [[CGPoint]]) { self.polygons = polygons }

  /// Flattens curves so finely that a symbol a thousand points high shows no corners.
  init(_ path: Path) {
    polygons = []
    var current: [CGPoint] = []
    func finish() {
      if current.last == current.first, current.count > 1 { current.removeLast() }
      if current.count > 2 { polygons.append(current) }
      current = []
    }
    path.forEach { element in
      switch element {
      case .move(let end):
        finish()
        current = [end]
      case .line(let end): current.append(end)
      case .quadCurve(let end, let control):
        guard let start = current.last else { return }
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          current.append(
            CGPoint(x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y))
        }
      case .curve(let end, let control1, let control2):
        guard let start = current.last else { return }
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          current.append(
            CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      case .closeSubpath: finish()
      }
    }
    finish()
  }

  private static let steps = 20

  var path: Path {
    Path { path in
      for polygon in polygons {
        path.addLines(polygon)
        path.closeSubpath()
      }
    }
  }

  /// The area within, counted by the direction of each contour: positive when most run clockwise on screen.
  var signedArea: CGFloat { polygons.reduce(0) { $0 + Self.signedArea($1) } }

  static func signedArea(_ polygon: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    var last = polygon[polygon.count - 1]
    for point in polygon {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum / 2
  }

  var reversed: Contours { Contours(polygons.map { $0.reversed() }) }

  /// The same shape with its solid parts clockwise on screen.
  var clockwise: Contours { signedArea < 0 ? reversed : self }

  /// Without the contours that cut holes.
  var silhouette: Contours {
    let clockwise = self.clockwise
    return Contours(clockwise.polygons.filter { Self.signedArea($0) > 0 })
  }

  func transformed(_ transform: CGAffineTransform) -> Contours {
    Contours(polygons.map { $0.map { $0.applying(transform) } })
  }

  /// The part on one side of a line: where `normal · point ≤ offset`. Each contour is cut by itself
  /// (Sutherland–Hodgman), which keeps the winding numbers within.
  func clipped(normal: CGPoint, offset: CGFloat) -> Contours {
    func distance(_ point: CGPoint) -> CGFloat { point.x * normal.x + point.y * normal.y - offset }
    var result: [[CGPoint]] = []
    for polygon in polygons {
      var kept: [CGPoint] = []
      var last = polygon[polygon.count - 1]
      var lastDistance = distance(last)
      for point in polygon {
        let d = distance(point)
        if (d <= 0) != (lastDistance <= 0) {
          let t = lastDistance / (lastDistance - d)
          kept.append(CGPoint(x: last.x + (point.x - last.x) * t, y: last.y + (point.y - last.y) * t))
        }
        if d <= 0 { kept.append(point) }
        last = point
        lastDistance = d
      }
      if kept.count > 2 { result.append(kept) }
    }
    return Contours(result)
  }

  /// Without a disc. The parts that are left are outlines of their own.
  func subtracting(discAt center: CGPoint, radius: CGFloat) -> Contours {
    let place = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return Contours(path.subtracting(Path(ellipseIn: place)))
  }

  static func + (lhs: Contours, rhs: Contours) -> Contours { Contours(lhs.polygons + rhs.polygons) }
}
