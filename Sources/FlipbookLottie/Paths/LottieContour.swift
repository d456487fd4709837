import FlipbookPicture
import Foundation

/// One curve of a shape: vertices with control points in absolute coordinates.
struct LottieContour: Sendable, Equatable {
  /// A point that the curve goes through.
  struct Vertex: Sendable, Equatable {
    /// The point itself.
    var point: SIMD2<Double>
    /// The control point of the segment that arrives here.
    var arriving: SIMD2<Double>
    /// The control point of the segment that leaves here.
    var leaving: SIMD2<Double>

    init(_ point: SIMD2<Double>, arriving: SIMD2<Double>? = nil, leaving: SIMD2<Double>? = nil) {
      self.point = point
      self.arriving = arriving ?? point
      self.leaving = leaving ?? point
    }

    /// The vertex as the reversed curve has it.
    var reversed: Vertex { Vertex(point, arriving: leaving, leaving: arriving) }

    /// Whether the curve has a corner here whose sides start straight.
    var isSharp: Bool { point == arriving && point == leaving }
  }

  var vertices: [Vertex] = []
  var isClosed = false

  /// The number of segments, the closing one included.
  var segmentCount: Int { vertices.count < 2 ? 0 : isClosed ? vertices.count : vertices.count - 1 }

  /// The segment that leaves a vertex.
  func segment(_ index: Int) -> CubicCurve {
    let from = vertices[index]
    let to = vertices[(index + 1) % vertices.count]
    return CubicCurve(
      p0: CGPoint(from.point), p1: CGPoint(from.leaving), p2: CGPoint(to.arriving), p3: CGPoint(to.point))
  }

  /// The curve travelled the other way, from its last vertex, or from its first where it is closed.
  var reversed: LottieContour {
    guard let first = vertices.first else { return self }
    let turned = vertices.reversed().map(\.reversed)
    guard isClosed else { return LottieContour(vertices: turned, isClosed: false) }
    return LottieContour(vertices: [first.reversed] + turned.dropLast(), isClosed: true)
  }

  /// Adds the curve to a path.
  func append(to path: inout Path, transform: CGAffineTransform) {
    guard let first = vertices.first else { return }
    func map(_ point: SIMD2<Double>) -> CGPoint { CGPoint(point).applying(transform) }
    path.move(to: map(first.point))
    for index in 0..<segmentCount {
      let from = vertices[index]
      let to = vertices[(index + 1) % vertices.count]
      if from.leaving == from.point, to.arriving == to.point {
        if index == vertices.count - 1 { continue }
        path.addLine(to: map(to.point))
      } else {
        path.addCurve(to: map(to.point), control1: map(from.leaving), control2: map(to.arriving))
      }
    }
    if segmentCount == 0 { path.addLine(to: map(first.point)) }
    if isClosed { path.closeSubpath() }
  }
}

extension CGPoint {
  init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }

  /// The point as a vector.
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

extension CGVector {
  /// The direction as a vector.
  var vector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
}

extension SIMD2<Double> {
  /// The vector mapped by a transform.
  func applying(_ transform: CGAffineTransform) -> SIMD2<Double> { CGPoint(self).applying(transform).vector }
}
