import FlipbookPicture
import Foundation

/// Carries outlines through a projection, and cuts off what lies behind the eye and far outside a window, so that what is
/// left are polygons that Cairo can count.
struct FarOutline {
  private let map: Homography
  private let window: CGRect
  /// How far a chord may stray from its curve, in the window's units.
  private let flatness: Double
  private static let deepest = 16
  private var points: [SIMD3<Double>] = []
  private(set) var polygons: [[SIMD2<Double>]] = []

  /// - Parameters:
  ///   - map: From the outlines' space to pixels.
  ///   - window: The visible area, in pixels.
  init(_ map: Homography, window: CGRect, flatness: Double) {
    self.map = map
    self.window = window.insetBy(dx: -64, dy: -64)
    self.flatness = flatness
  }

  mutating func add(_ path: Path) {
    let (verbs, elements) = path.elementArrays
    var next = 0
    for verb in verbs {
      let end = elements[next..<next + verb.pointCount]
      next += verb.pointCount
      if verb == .close {
        let start = points.first
        finish()
        if let start { points.append(start) }
        continue
      }
      guard end.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      let images = end.map { map($0) }
      guard let from = points.last, verb != .move else {
        finish()
        points.append(images[images.count - 1])
        continue
      }
      switch verb {
      case .quad:
        let (c, to) = (images[0], images[1])
        let third = 1.0 / 3
        cubic(from, from + (c - from) * (2 * third), to + (c - to) * (2 * third), to, 0)
      case .curve: cubic(from, images[0], images[1], images[2], 0)
      default: points.append(images[0])
      }
    }
    finish()
  }

  mutating func add(_ buffer: PolygonBuffer) {
    var index = 0
    for end in buffer.ends {
      points = buffer.points[index..<end].filter { $0.x.isFinite && $0.y.isFinite }.map { map($0) }
      index = end
      finish()
    }
  }

  private mutating func finish() {
    defer { points.removeAll(keepingCapacity: true) }
    var sides = map.limits.map { (limit: $0, value: 0.0) }
    sides.append((SIMD3(0, 0, 1), map.nearest))
    for side in sides { cut(side.limit, side.value) }
    // Before the division, x ≥ minX is (x − minX · weight) ≥ 0.
    cut(SIMD3(1, 0, -window.minX), 0)
    cut(SIMD3(-1, 0, window.maxX), 0)
    cut(SIMD3(0, 1, -window.minY), 0)
    cut(SIMD3(0, -1, window.maxY), 0)
    if points.count > 1 { polygons.append(points.map { SIMD2($0.x, $0.y) / $0.z }) }
  }

  /// Cuts the subpath where a scalar product is a value.
  private mutating func cut(_ side: SIMD3<Double>, _ value: Double) {
    guard var previous = points.last else { return }
    var before = (previous * side).sum() - value
    var result: [SIMD3<Double>] = []
    for point in points {
      let now = (point * side).sum() - value
      if (now >= 0) != (before >= 0) {
        result.append(previous + (point - previous) * (before / (before - now)))
      }
      if now >= 0 { result.append(point) }
      previous = point
      before = now
    }
    points = result
  }

  /// A rational curve, halved until it is flat.
  private mutating func cubic(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>, _ depth: Int
  ) {
    let isSeen = min(min(p0.z, p1.z), min(p2.z, p3.z)) >= map.nearest
    guard depth < Self.deepest, isSeen ? !isFlat(p0, p1, p2, p3) : depth < 10 else {
      points.append(p3)
      return
    }
    let (p01, p12, p23) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
    let (p012, p123) = ((p01 + p12) * 0.5, (p12 + p23) * 0.5)
    let middle = (p012 + p123) * 0.5
    cubic(p0, p01, p012, middle, depth + 1)
    cubic(middle, p123, p23, p3, depth + 1)
  }

  private func isFlat(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>
  ) -> Bool {
    func place(_ p: SIMD3<Double>) -> SIMD2<Double> { SIMD2(p.x, p.y) / p.z }
    let (a, b, c, d) = (place(p0), place(p1), place(p2), place(p3))
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    if high.x < window.minX || high.y < window.minY || low.x > window.maxX || low.y > window.maxY {
      return true
    }
    func isNear(_ point: SIMD2<Double>, _ part: Double) -> Bool {
      let way = point - (a + (d - a) * part)
      return (way * way).sum() <= flatness * flatness
    }
    return isNear(b, 1.0 / 3) && isNear(c, 2.0 / 3)
  }
}
