import FlipbookPicture
import Foundation

/// Carries outlines through a projection: curves are cut into chords that are flat in the picture, and what lies behind
/// the eye is cut off before the division, so that nothing comes back from there.
struct OutlineProjector {
  /// From the outlines' space to pixels.
  let map: Homography
  /// How far a chord may stray from its curve, in pixels.
  private static let flatness = EdgeList.flatness
  private static let deepest = 16

  /// The subpath so far, with weights.
  private var points: [SIMD3<Double>] = []

  init(_ map: Homography) { self.map = map }

  /// Adds a path to an outline. Subpaths that are open are closed, as a fill sees them.
  mutating func add(_ path: Path, to edges: inout EdgeList) {
    let (verbs, elements) = path.elementArrays
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        finish(&edges)
        points.append(map(elements[next]))
      case .line: points.append(map(elements[next]))
      case .quad:
        let (c, end) = (map(elements[next]), map(elements[next + 1]))
        let start = points.last ?? c
        let third = 1.0 / 3
        cubic(start, start + (c - start) * (2 * third), end + (c - end) * (2 * third), end, 0, edges)
      case .curve:
        let c = map(elements[next])
        cubic(points.last ?? c, c, map(elements[next + 1]), map(elements[next + 2]), 0, edges)
      case .close:
        let start = points.first
        finish(&edges)
        if let start { points.append(start) }
      }
      next += verb.pointCount
    }
    finish(&edges)
  }

  /// Adds polygons.
  mutating func add(_ polygons: PolygonBuffer, to edges: inout EdgeList) {
    var index = 0
    for end in polygons.ends {
      while index < end {
        points.append(map(polygons.points[index]))
        index += 1
      }
      finish(&edges)
    }
  }

  /// Cuts the subpath at the eye's plane and draws what is before it.
  private mutating func finish(_ edges: inout EdgeList) {
    defer { points.removeAll(keepingCapacity: true) }
    for limit in map.limits { cut(at: limit) }
    guard points.count > 1, var previous = points.last else { return }
    let near = map.nearest
    var isFirst = true
    func emit(_ point: SIMD3<Double>) {
      let place = SIMD2(point.x, point.y) / point.z
      if isFirst { edges.move(to: place) } else { edges.line(to: place) }
      isFirst = false
    }
    for point in points {
      if (point.z >= near) != (previous.z >= near) {
        var crossing = previous + (point - previous) * ((near - previous.z) / (point.z - previous.z))
        crossing.z = near
        emit(crossing)
      }
      if point.z >= near { emit(point) }
      previous = point
    }
    edges.close()
  }

  /// Cuts the subpath where a scalar product is 0.
  private mutating func cut(at limit: SIMD3<Double>) {
    guard var previous = points.last else { return }
    var before = (previous * limit).sum()
    var result: [SIMD3<Double>] = []
    for point in points {
      let now = (point * limit).sum()
      if (now >= 0) != (before >= 0) {
        result.append(previous + (point - previous) * (before / (before - now)))
      }
      if now >= 0 { result.append(point) }
      previous = point
      before = now
    }
    points = result
  }

  /// A rational curve: its control points with weights are those of the curve's halves when they are halved, and
  /// before the eye its picture lies inside theirs.
  private mutating func cubic(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>, _ depth: Int,
    _ edges: borrowing EdgeList
  ) {
    let near = map.nearest
    let nearer = min(min(p0.z, p1.z), min(p2.z, p3.z))
    let farther = max(max(p0.z, p1.z), max(p2.z, p3.z))
    // Points that are no number compare as false and end the curve.
    guard depth < Self.deepest, farther >= near, nearer >= near ? !isFlat(p0, p1, p2, p3, edges) : depth < 12
    else {
      points.append(p3)
      return
    }
    let p01 = (p0 + p1) * 0.5
    let p12 = (p1 + p2) * 0.5
    let p23 = (p2 + p3) * 0.5
    let p012 = (p01 + p12) * 0.5
    let p123 = (p12 + p23) * 0.5
    let middle = (p012 + p123) * 0.5
    cubic(p0, p01, p012, middle, depth + 1, edges)
    cubic(middle, p123, p23, p3, depth + 1, edges)
  }

  private func isFlat(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>,
    _ edges: borrowing EdgeList
  ) -> Bool {
    func place(_ p: SIMD3<Double>) -> SIMD2<Double> { SIMD2(p.x, p.y) / p.z }
    let (a, b, c, d) = (place(p0), place(p1), place(p2), place(p3))
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    if edges.visibility(low, high) == .hidden { return true }
    let chord = d - a
    let length = (chord * chord).sum().squareRoot()
    func isNear(_ point: SIMD2<Double>) -> Bool {
      let way = point - a
      if length < Self.flatness { return (way * way).sum() <= Self.flatness * Self.flatness }
      let along = (way * chord).sum() / length
      let away = abs(way.x * chord.y - way.y * chord.x) / length
      return away <= Self.flatness && along >= -Self.flatness && along <= length + Self.flatness
    }
    return isNear(b) && isNear(c)
  }
}
