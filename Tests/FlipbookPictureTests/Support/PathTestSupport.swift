import FlipbookTestSupport
import Foundation

@testable import FlipbookPicture

extension SeededNumbers {
  mutating func point(_ range: ClosedRange<Double> = 0...100) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  /// A path of one to three subpaths of every kind of element.
  mutating func path(closing: Bool? = nil) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &self) {
        switch Int.random(in: 0..<3, using: &self) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if closing ?? Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }
}

extension Path {
  /// Every subpath as a dense polyline, with whether it is closed.
  func polylines(perCurve count: Int = 200) -> [(points: [CGPoint], closed: Bool)] {
    var result: [(points: [CGPoint], closed: Bool)] = []
    var current: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let end):
        if current.count > 1 { result.append((current, false)) }
        current = [end]
      case .line(let end): current.append(end)
      case .quadCurve(let end, let control):
        let start = current.last!
        for i in 1...count {
          let t = Double(i) / Double(count)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          current.append(
            CGPoint(
              x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y))
        }
      case .curve(let end, let c1, let c2):
        let start = current.last!
        for i in 1...count {
          let t = Double(i) / Double(count)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          current.append(
            CGPoint(
              x: a * start.x + b * c1.x + c * c2.x + d * end.x,
              y: a * start.y + b * c1.y + c * c2.y + d * end.y))
        }
      case .closeSubpath:
        current.append(current[0])
        result.append((current, true))
        current = [current[0]]
      }
    }
    if current.count > 1 { result.append((current, false)) }
    return result
  }

  /// Area by Green's theorem on a dense polyline, positive for clockwise (on screen) subpaths.
  func signedArea(perCurve count: Int = 400) -> Double {
    polylines(perCurve: count).reduce(0) { $0 + Self.signedArea(of: $1.points[...]) }
  }

  static func signedArea(of points: ArraySlice<CGPoint>) -> Double {
    guard var previous = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += Double(previous.x * point.y - previous.y * point.x)
      previous = point
    }
    return sum / 2
  }

  /// Length of a dense polyline.
  func polylineLength(perCurve count: Int = 2_000) -> Double {
    polylines(perCurve: count).reduce(0) { sum, line in
      sum + zip(line.points, line.points.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
    }
  }
}

/// Distance of a point from polylines.
func distance(from point: CGPoint, to lines: [(points: [CGPoint], closed: Bool)]) -> Double {
  var best = Double.infinity
  for line in lines {
    var a = line.points[0]
    for b in line.points {
      best = min(best, squaredDistance(point, a, b))
      a = b
    }
  }
  return best.squareRoot()
}

func gap(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(Double(b.x - a.x), Double(b.y - a.y)) }

func squaredDistance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Double {
  let (dx, dy) = (b.x - a.x, b.y - a.y)
  let square = dx * dx + dy * dy
  let along = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0
  let t = along < 0 ? 0 : along > 1 ? 1 : along
  let (x, y) = (a.x + t * dx - p.x, a.y + t * dy - p.y)
  return x * x + y * y
}

extension PolygonBuffer {
  var polygons: [ArraySlice<CGPoint>] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return points[start..<end]
    }
  }

  /// How often the polygons wind around a point, clockwise (on screen) positive.
  func winding(around p: CGPoint) -> Int {
    var count = 0
    for polygon in polygons {
      var a = polygon.last!
      for b in polygon {
        if (a.y <= p.y) != (b.y <= p.y) {
          let side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
          if b.y > a.y, side > 0 { count += 1 }
          if b.y < a.y, side < 0 { count -= 1 }
        }
        a = b
      }
    }
    return count
  }

  /// The sum of the polygons' areas; overlaps count as often as they are covered.
  var signedArea: Double { polygons.reduce(0) { $0 + Path.signedArea(of: $1) } }

  /// The area covered, by counting the centres of a grid.
  func coveredArea(in rect: CGRect, step: Double) -> Double {
    var count = 0
    var y = Double(rect.minY) + step / 2
    while y < Double(rect.maxY) {
      var x = Double(rect.minX) + step / 2
      while x < Double(rect.maxX) {
        if winding(around: CGPoint(x: x, y: y)) != 0 { count += 1 }
        x += step
      }
      y += step
    }
    return Double(count) * step * step
  }
}
