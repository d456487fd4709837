import FlipbookPicture
import Foundation

/// Convex outlines, and the contacts between two of them.
package enum ConvexShape {
  /// Returns points along a path, close enough together for a fall.
  package static func points(of path: Path) -> [SIMD2<Double>] { lines(of: path).flatMap { $0 } }

  /// Returns the subpaths as lines.
  package static func lines(of path: Path) -> [[SIMD2<Double>]] {
    var lines: [[SIMD2<Double>]] = []
    func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
    func curve(_ body: (Double) -> SIMD2<Double>) {
      for index in 1...12 { lines[lines.count - 1].append(body(Double(index) / 12)) }
    }
    path.forEach { element in
      if case .move(let to) = element {
        lines.append([vector(to)])
        return
      }
      guard let start = lines.last?.last else { return }
      switch element {
      case .move: break
      case .line(let to): lines[lines.count - 1].append(vector(to))
      case .quadCurve(let to, let control):
        curve { t in
          start * ((1 - t) * (1 - t)) + vector(control) * (2 * t * (1 - t)) + vector(to) * (t * t)
        }
      case .curve(let to, let one, let two):
        curve { t in
          let s = 1 - t
          let ends = start * (s * s * s) + vector(to) * (t * t * t)
          return ends + vector(one) * (3 * s * s * t) + vector(two) * (3 * s * t * t)
        }
      case .closeSubpath: if let first = lines.last?.first { lines[lines.count - 1].append(first) }
      }
    }
    return lines
  }

  /// Returns the smallest convex outline around points, clockwise on screen.
  package static func hull(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let sorted = points.filter { $0.x.isFinite && $0.y.isFinite }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
      var chain: [SIMD2<Double>] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
  }

  /// Returns the area, and the inertia of a mass of 1 about the origin.
  package static func mass(_ outline: [SIMD2<Double>]) -> (area: Double, inertia: Double) {
    var (area, moment) = (0.0, 0.0)
    for index in outline.indices {
      let (a, b) = (outline[index], outline[(index + 1) % outline.count])
      let part = a.cross(b)
      area += part / 2
      moment += part * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
    return (max(abs(area), 1), abs(area) > 0 ? abs(moment / area) : 1)
  }

  /// The distance at which outlines count as touching, in points. A body that lies on another touches it
  /// with all its corners, though it trembles.
  package static let margin = 1.0

  /// The contact of two outlines.
  package struct Contact {
    /// The direction from the first outline to the second, of length 1.
    package var normal: SIMD2<Double>
    /// One or two points, each with its depth in the other outline, in points; below 0 for its distance.
    package var points: [(place: SIMD2<Double>, depth: Double)]

    package init(normal: SIMD2<Double>, points: [(place: SIMD2<Double>, depth: Double)]) {
      (self.normal, self.points) = (normal, points)
    }
  }

  /// Returns the contact of two outlines; nil for none.
  ///
  /// - Parameters:
  ///   - one: Clockwise on screen; two points for a line with two sides.
  ///   - other: The same.
  package static func contact(_ one: [SIMD2<Double>], _ other: [SIMD2<Double>]) -> Contact? {
    guard let first = gap(one, other), first.gap < margin, let second = gap(other, one), second.gap < margin
    else { return nil }
    // The face with the least overlap; the first where both are alike, so that the choice does not flicker.
    let isFirst = first.gap >= second.gap - 0.01
    let (faces, points, side) = isFirst ? (one, other, first) : (other, one, second)
    let normal = side.normal
    let (a, b) = (faces[side.index], faces[(side.index + 1) % faces.count])
    var edge = incident(points, normal)
    let along = (b - a) / max((b - a).length, 1e-9)
    edge = clip(edge, along, -along.dot(a))
    edge = clip(edge, -along, along.dot(b))
    let met = edge.compactMap { point -> (SIMD2<Double>, Double)? in
      let depth = -(point - a).dot(normal)
      return depth > -margin ? (point, depth) : nil
    }
    return met.isEmpty ? nil : Contact(normal: isFirst ? normal : -normal, points: met)
  }

  /// Returns the face from which another outline is farthest.
  private static func gap(
    _ faces: [SIMD2<Double>], _ points: [SIMD2<Double>]
  ) -> (gap: Double, normal: SIMD2<Double>, index: Int)? {
    var best: (gap: Double, normal: SIMD2<Double>, index: Int)?
    for index in faces.indices {
      let (a, b) = (faces[index], faces[(index + 1) % faces.count])
      let length = (b - a).length
      guard length > 1e-9 else { continue }
      let normal = SIMD2(b.y - a.y, a.x - b.x) / length
      let gap = points.map { ($0 - a).dot(normal) }.min() ?? 0
      if gap > best?.gap ?? -.infinity { best = (gap, normal, index) }
    }
    return best
  }

  /// Returns the side of an outline that faces against a normal.
  private static func incident(_ points: [SIMD2<Double>], _ normal: SIMD2<Double>) -> [SIMD2<Double>] {
    var best = (value: Double.infinity, index: 0)
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let length = (b - a).length
      guard length > 1e-9 else { continue }
      let value = SIMD2(b.y - a.y, a.x - b.x).dot(normal) / length
      if value < best.value { best = (value, index) }
    }
    return [points[best.index], points[(best.index + 1) % points.count]]
  }

  /// Returns the part of a line where along · p + offset is 0 or more.
  private static func clip(
    _ line: [SIMD2<Double>], _ along: SIMD2<Double>, _ offset: Double
  ) -> [SIMD2<Double>] {
    guard line.count == 2 else { return line }
    let (a, b) = (along.dot(line[0]) + offset, along.dot(line[1]) + offset)
    if a >= 0 && b >= 0 { return line }
    if a < 0 && b < 0 { return [] }
    let cut = line[0] + (line[1] - line[0]) * (a / (a - b))
    return a >= 0 ? [line[0], cut] : [cut, line[1]]
  }
}
