import FlipbookDynamics
import FlipbookPicture
import Foundation

/// A part of a body, in points from its node.
enum BodyShape: Sendable {
  case circle(center: SIMD2<Double>, radius: Double)
  /// Convex, counter-clockwise where y points up.
  case outline([SIMD2<Double>])
  /// A line that stops from both sides.
  case line(SIMD2<Double>, SIMD2<Double>)

  var area: Double {
    switch self {
    case .circle(_, let radius): .pi * radius * radius
    case .outline(let points): ConvexShape.mass(points).area
    case .line: 0
    }
  }

  /// The middle of the area.
  var middle: SIMD2<Double> {
    switch self {
    case .circle(let center, _): return center
    case .line(let a, let b): return (a + b) / 2
    case .outline(let points):
      var (sum, area) = (SIMD2<Double>.zero, 0.0)
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let part = a.cross(b)
        area += part
        sum += (a + b) * (part / 3)
      }
      return abs(area) > 1e-9 ? sum / area : points.reduce(.zero, +) / Double(max(1, points.count))
    }
  }

  /// The inertia of a mass of 1 about a place.
  func inertia(about place: SIMD2<Double>) -> Double {
    switch self {
    case .circle(let center, let radius):
      radius * radius / 2 + (center - place).dot(center - place)
    case .outline(let points): ConvexShape.mass(points.map { $0 - place }).inertia
    case .line: 1
    }
  }

  /// The part in the world: turned about the node and moved, after a scale.
  func placed(_ scale: SIMD2<Double>, _ turn: SIMD2<Double>, _ origin: SIMD2<Double>) -> BodyShape {
    func move(_ point: SIMD2<Double>) -> SIMD2<Double> {
      let p = point * scale
      return origin + SIMD2(p.x * turn.x - p.y * turn.y, p.x * turn.y + p.y * turn.x)
    }
    switch self {
    case .circle(let center, let radius):
      return .circle(center: move(center), radius: radius * max(abs(scale.x), abs(scale.y)))
    case .outline(let points):
      let placed = points.map(move)
      return .outline(scale.x * scale.y < 0 ? placed.reversed() : placed)
    case .line(let a, let b): return .line(move(a), move(b))
    }
  }

  /// The corners of the smallest upright rectangle around the part.
  var box: (low: SIMD2<Double>, high: SIMD2<Double>) {
    switch self {
    case .circle(let center, let radius): (center - radius, center + radius)
    case .line(let a, let b): (pointwiseMin(a, b), pointwiseMax(a, b))
    case .outline(let points):
      points.dropFirst().reduce((points[0], points[0])) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
    }
  }

  /// Whether a point lies in the part.
  func contains(_ point: SIMD2<Double>) -> Bool {
    switch self {
    case .circle(let center, let radius): return (point - center).length <= radius
    case .line: return false
    case .outline(let points):
      return points.indices.allSatisfy { index in
        let (a, b) = (points[index], points[(index + 1) % points.count])
        return (b - a).cross(point - a) >= 0
      }
    }
  }

  /// Returns the contact of two parts in the world; nil for none. The normal leads from this part to the other.
  func contact(_ other: BodyShape) -> ConvexShape.Contact? {
    switch (self, other) {
    case (.circle(let a, let r), .circle(let b, let s)):
      return ConvexShape.contact(circle: a, radius: r, withCircle: b, radius: s)
    case (.circle(let a, let r), .outline(let points)):
      return ConvexShape.contact(circle: a, radius: r, withOutline: points)
    case (.circle(let a, let r), .line(let b, let c)):
      return ConvexShape.contact(circle: a, radius: r, withLine: [b, c])
    case (.outline(let one), .outline(let two)): return ConvexShape.contact(one, two)
    case (.outline(let points), .line(let b, let c)):
      return ConvexShape.contact(points, around: middle, withLine: [b, c])
    case (.line, .line): return nil
    default:
      return other.contact(self).map { ConvexShape.Contact(normal: -$0.normal, points: $0.points) }
    }
  }
}
