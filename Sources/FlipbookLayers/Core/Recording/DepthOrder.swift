import FlipbookDrawing
import Foundation

/// Puts planes in order from back to front, and cuts those that pass through each other.
struct DepthOrder {
  private static let mostPlanes = 1_500
  private static let tolerance = 1e-6

  private var planes: [LayerPlane]
  private var images: [[SIMD3<Double>]] = []
  private var boxes: [CGRect] = []

  static func sorted(_ planes: [LayerPlane]) -> [LayerPlane] {
    var order = DepthOrder(planes: planes)
    return order.run()
  }

  private init(planes: [LayerPlane]) { self.planes = planes }

  private mutating func run() -> [LayerPlane] {
    measure(from: 0)
    if let flat = sortedByLevel() { return flat }
    guard planes.count <= Self.mostPlanes else {
      LayerInput.report(
        "depth",
        "More than \(Self.mostPlanes) layers lie askew in one space; they are put in order by their centres.")
      return byCentre(Array(planes.indices)).map { planes[$0] }
    }
    return inOrder()
  }

  private mutating func measure(from start: Int) {
    for index in start..<planes.count {
      let plane = planes[index]
      images.append(plane.polygon.map { plane.image($0) })
      boxes.append(Homography.bounds(of: images[index].map { SIMD2($0.x, $0.y) }))
    }
  }

  /// Planes that all face the viewer straight need nothing but their depth.
  private func sortedByLevel() -> [LayerPlane]? {
    var depths: [Double] = []
    depths.reserveCapacity(planes.count)
    for points in images {
      guard let first = points.first else {
        depths.append(0)
        continue
      }
      guard points.allSatisfy({ abs($0.z - first.z) <= Self.tolerance * (1 + abs(first.z)) }) else {
        return nil
      }
      depths.append(first.z)
    }
    return planes.indices.sorted { a, b in
      abs(depths[a] - depths[b]) > Self.tolerance ? depths[a] < depths[b] : a < b
    }.map { planes[$0] }
  }

  private func centre(_ index: Int) -> Double {
    let points = images[index]
    return points.isEmpty ? 0 : points.reduce(0) { $0 + $1.z } / Double(points.count)
  }

  private func byCentre(_ indices: [Int]) -> [Int] {
    let depths = Dictionary(uniqueKeysWithValues: indices.map { ($0, centre($0)) })
    return indices.sorted { (depths[$0]!, $0) < (depths[$1]!, $1) }
  }

  private mutating func inOrder() -> [LayerPlane] {
    // Pairs that overlap: which lies behind. One that passes through another is cut, and its parts are compared too.
    var behind: [Set<Int>] = Array(repeating: [], count: planes.count)
    var i = 0
    while i < planes.count {
      var j = 0
      while j < i {
        switch relation(j, i) {
        case .apart: break
        case .firstBehind: behind[i].insert(j)
        case .secondBehind: behind[j].insert(i)
        case .crossing:
          guard planes.count < 2 * Self.mostPlanes, let parts = cut(i, by: j) else {
            if centre(j) <= centre(i) { behind[i].insert(j) } else { behind[j].insert(i) }
            break
          }
          // The part at hand is compared again, the other one later; what is known of the whole holds for both.
          planes[i] = parts.0
          images[i] = parts.0.polygon.map { parts.0.image($0) }
          boxes[i] = Homography.bounds(of: images[i].map { SIMD2($0.x, $0.y) })
          planes.append(parts.1)
          measure(from: planes.count - 1)
          behind.append([])
          for k in behind.indices { behind[k].remove(i) }
          behind[i] = []
          j = -1
        }
        j += 1
      }
      i += 1
    }
    return topological(behind).map { planes[$0] }
  }

  /// Each after all that lie behind it; where that goes in a circle, the one whose centre is farthest comes first.
  private func topological(_ behind: [Set<Int>]) -> [Int] {
    var waiting = behind
    var rest = planes.indices.sorted { (planes[$0].index, $0) < (planes[$1].index, $1) }
    var result: [Int] = []
    while !rest.isEmpty {
      let next = rest.first { waiting[$0].isEmpty } ?? byCentre(rest)[0]
      rest.removeAll { $0 == next }
      result.append(next)
      for index in rest { waiting[index].remove(next) }
    }
    return result
  }

  private enum Relation {
    case apart, firstBehind, secondBehind, crossing
  }

  private func relation(_ a: Int, _ b: Int) -> Relation {
    guard boxes[a].intersects(boxes[b]) else { return .apart }
    // The part of the screen that both cover, with the depth of each at its corners.
    var overlap = images[a].map { SIMD2($0.x, $0.y) }
    let clip = counterClockwise(images[b].map { SIMD2($0.x, $0.y) })
    for index in clip.indices {
      let (p, q) = (clip[index], clip[(index + 1) % clip.count])
      let normal = SIMD2(p.y - q.y, q.x - p.x)
      overlap = Homography.clip(overlap, SIMD3(normal.x, normal.y, -(normal * p).sum()))
      if overlap.count < 3 { return .apart }
    }
    guard area(overlap) > 1e-3, let first = depth(a), let second = depth(b) else { return .apart }
    let middle = overlap.reduce(.zero, +) / Double(overlap.count)
    var low = 0.0
    var high = 0.0
    for corner in overlap {
      let difference = first.at(corner) - second.at(corner)
      low = min(low, difference)
      high = max(high, difference)
    }
    let size = Self.tolerance * (1 + abs(first.at(middle))) * 10
    if high <= size && low >= -size {
      return planes[a].index <= planes[b].index ? .firstBehind : .secondBehind
    }
    if low >= -size { return .secondBehind }
    if high <= size { return .firstBehind }
    return .crossing
  }

  /// Depth as a function of the place on screen; nil for a plane seen from its edge.
  private func depth(_ index: Int) -> (x: Double, y: Double, c: Double, at: (SIMD2<Double>) -> Double)? {
    let points = images[index]
    guard points.count >= 3, let normal = normal(points), abs(normal.z) > 1e-9 else { return nil }
    let (x, y) = (-normal.x / normal.z, -normal.y / normal.z)
    let c = points[0].z - x * points[0].x - y * points[0].y
    return (x, y, c, { x * $0.x + y * $0.y + c })
  }

  private func normal(_ points: [SIMD3<Double>]) -> SIMD3<Double>? {
    var sum = SIMD3<Double>.zero
    for index in points.indices {
      let (p, q) = (points[index], points[(index + 1) % points.count])
      sum += SIMD3(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
    }
    let length = (sum * sum).sum().squareRoot()
    return length > 0 ? sum / length : nil
  }

  private func area(_ polygon: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for index in polygon.indices {
      let (p, q) = (polygon[index], polygon[(index + 1) % polygon.count])
      sum += p.x * q.y - p.y * q.x
    }
    return abs(sum) / 2
  }

  private func counterClockwise(_ polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var sum = 0.0
    for index in polygon.indices {
      let (p, q) = (polygon[index], polygon[(index + 1) % polygon.count])
      sum += p.x * q.y - p.y * q.x
    }
    return sum >= 0 ? polygon : polygon.reversed()
  }

  /// The two parts of a plane on both sides of another; nil when one of them is nothing.
  private func cut(_ index: Int, by other: Int) -> (LayerPlane, LayerPlane)? {
    guard let normal = normal(images[other]), let origin = images[other].first else { return nil }
    let plane = planes[index]
    let c = -(normal * origin).sum()
    // n·(x, y, z) + c·w ≥ 0 before the division is a half plane of the layer's own coordinates.
    let (r0, r1, _, r3) = plane.space.rows
    func part(_ row: SIMD4<Double>) -> Double {
      normal.x * row.x + normal.y * row.y + normal.z * row.z + c * row.w
    }
    let side = SIMD3(part(r0), part(r1), part(r3))
    let (here, there) = (Homography.clip(plane.polygon, side), Homography.clip(plane.polygon, -side))
    guard here.count >= 3, there.count >= 3, area(here) > 1e-6, area(there) > 1e-6 else { return nil }
    var first = plane
    var second = plane
    first.polygon = here
    second.polygon = there
    first.cuts.append(side)
    second.cuts.append(-side)
    return (first, second)
  }
}
