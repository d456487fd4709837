import FlipbookPicture
import Foundation

/// Straight lines that meet at common points, and the outline of the ink when a round pen draws them.
///
/// Unlike a stroked path the outline never covers a place twice, so that it can be cut out of another shape.
/// Lines must not cross but at their ends.
struct StrokeGraph {
  private var points: [CGPoint] = []
  private var neighbors: [[Int]] = []

  init(_ polylines: [[CGPoint]]) {
    for line in polylines {
      var last: Int?
      for point in line {
        let index = add(point)
        if let last, last != index, !neighbors[last].contains(index) {
          neighbors[last].append(index)
          neighbors[index].append(last)
        }
        last = index
      }
    }
    for index in neighbors.indices {
      neighbors[index] = neighbors[index].sorted { angle(from: index, to: $0) < angle(from: index, to: $1) }
    }
  }

  private mutating func add(_ point: CGPoint) -> Int {
    if let known = points.firstIndex(where: { abs($0.x - point.x) + abs($0.y - point.y) < 1e-6 }) {
      return known
    }
    points.append(point)
    neighbors.append([])
    return points.count - 1
  }

  private func angle(from a: Int, to b: Int) -> CGFloat {
    atan2(points[b].y - points[a].y, points[b].x - points[a].x)
  }

  /// The contours of the ink of a pen this wide. Solid parts run clockwise on screen.
  func outline(width: CGFloat) -> Contours {
    var seen: Set<[Int]> = []
    var polygons: [[CGPoint]] = []
    for start in points.indices {
      for end in neighbors[start] where !seen.contains([start, end]) {
        var contour: [CGPoint] = []
        var (from, to) = (start, end)
        while seen.insert([from, to]).inserted {
          let next = following(from, to)
          addCorner(from, to, next, width / 2, to: &contour)
          (from, to) = (to, next)
        }
        polygons.append(contour)
      }
    }
    // Each walk keeps the ink on one side, so the contours agree about what is solid.
    return Contours(polygons).clockwise
  }

  /// The next line end around the face to one side, after coming from `from` to `to`.
  private func following(_ from: Int, _ to: Int) -> Int {
    let around = neighbors[to]
    guard let back = around.firstIndex(of: from) else { return from }
    return around[(back + 1) % around.count]
  }

  private func addCorner(_ a: Int, _ b: Int, _ c: Int, _ radius: CGFloat, to contour: inout [CGPoint]) {
    let incoming = angle(from: a, to: b)
    let outgoing = angle(from: b, to: c)
    let center = points[b]
    // The side to which `following` turns first is the one at +90° of the way back, −90° of the way on.
    let first = incoming - .pi / 2
    var turn = outgoing - incoming
    while turn > .pi { turn -= 2 * .pi }
    while turn <= -.pi { turn += 2 * .pi }
    if a == c { turn = .pi }
    if turn < -1e-9 {
      let reach = radius / cos(turn / 2)
      let direction = first + turn / 2
      contour.append(CGPoint(x: center.x + reach * cos(direction), y: center.y + reach * sin(direction)))
    } else {
      let steps = max(1, Int((turn / (.pi / 24)).rounded(.up)))
      for step in 0...(turn < 1e-9 ? 0 : steps) {
        let direction = first + turn * CGFloat(step) / CGFloat(steps)
        contour.append(CGPoint(x: center.x + radius * cos(direction), y: center.y + radius * sin(direction)))
      }
    }
  }
}
