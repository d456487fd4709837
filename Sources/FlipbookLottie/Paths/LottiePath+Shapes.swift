import FlipbookPicture
import Foundation

extension LottiePath {
  /// The length of control handles for a quarter of a circle of radius 1, by the specification of the format.
  static let roundness = 0.5519150244935106

  /// Makes an ellipse, from its top clockwise on screen.
  static func ellipse(center: SIMD2<Double>, size: SIMD2<Double>) -> LottiePath {
    let radius = size / 2
    let handle = radius * roundness
    func vertex(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> LottieContour.Vertex {
      let point = center + SIMD2(x, y)
      return LottieContour.Vertex(point, arriving: point - SIMD2(dx, dy), leaving: point + SIMD2(dx, dy))
    }
    return LottiePath([
      LottieContour(
        vertices: [
          vertex(0, -radius.y, handle.x, 0), vertex(radius.x, 0, 0, handle.y),
          vertex(0, radius.y, -handle.x, 0), vertex(-radius.x, 0, 0, -handle.y),
        ], isClosed: true)
    ])
  }

  /// Makes a rectangle, from its top right corner clockwise on screen.
  static func rectangle(center: SIMD2<Double>, size: SIMD2<Double>, radius: Double) -> LottiePath {
    let half = SIMD2(abs(size.x), abs(size.y)) / 2
    let (left, right) = (center.x - half.x, center.x + half.x)
    let (top, bottom) = (center.y - half.y, center.y + half.y)
    let corner = max(0, min(radius, half.x, half.y))
    guard corner > 0 else {
      return LottiePath([
        LottieContour(
          vertices: [
            .init(SIMD2(right, top)), .init(SIMD2(right, bottom)), .init(SIMD2(left, bottom)),
            .init(SIMD2(left, top)),
          ], isClosed: true)
      ])
    }
    let handle = corner * roundness
    func start(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> LottieContour.Vertex {
      LottieContour.Vertex(SIMD2(x, y), leaving: SIMD2(x + dx * handle, y + dy * handle))
    }
    func end(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> LottieContour.Vertex {
      LottieContour.Vertex(SIMD2(x, y), arriving: SIMD2(x + dx * handle, y + dy * handle))
    }
    return LottiePath([
      LottieContour(
        vertices: [
          end(right, top + corner, 0, -1), start(right, bottom - corner, 0, 1),
          end(right - corner, bottom, 1, 0), start(left + corner, bottom, -1, 0),
          end(left, bottom - corner, 0, 1), start(left, top + corner, 0, -1),
          end(left + corner, top, -1, 0), start(right - corner, top, 1, 0),
        ], isClosed: true)
    ])
  }

  /// Makes a star, or a polygon where `inner` is nil, from its first point clockwise on screen.
  ///
  /// - Parameters:
  ///   - rotation: In degrees, clockwise; 0 has a point at the top.
  ///   - inner: The radius and the roundness in percent of the inner corners.
  static func star(
    center: SIMD2<Double>, points: Double, rotation: Double, outer: (radius: Double, roundness: Double),
    inner: (radius: Double, roundness: Double)?
  ) -> LottiePath {
    let count = Int(max(0, min(10_000, points.rounded(.down))))
    guard count >= 2 || (count >= 1 && inner != nil) else { return LottiePath() }
    let step = 2 * Double.pi / Double(count)
    let start = rotation * .pi / 180 - .pi / 2
    var vertices: [LottieContour.Vertex] = []
    func add(_ corner: (radius: Double, roundness: Double), _ angle: Double) {
      let direction = SIMD2(cos(angle), sin(angle))
      let point = center + direction * corner.radius
      let length = 2 * .pi * corner.radius / (4 * Double(count)) * corner.roundness / 100
      let handle = SIMD2(-direction.y, direction.x) * length
      vertices.append(.init(point, arriving: point - handle, leaving: point + handle))
    }
    for index in 0..<count {
      let angle = start + Double(index) * step
      add(outer, angle)
      if let inner { add(inner, angle + step / 2) }
    }
    return LottiePath([LottieContour(vertices: vertices, isClosed: true)])
  }
}
