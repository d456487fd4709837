import FlipbookPicture
import Foundation

extension LottiePath {
  /// The path with its sharp corners rounded.
  ///
  /// - Parameter radius: Along the sides, in points; at most half of a side is used.
  func rounded(_ radius: Double) -> LottiePath {
    guard radius > 0 else { return self }
    return LottiePath(contours.map { $0.rounded(radius) })
  }

  /// The path with its vertices pulled towards their middle and its control points pushed away.
  ///
  /// - Parameter amount: −1…1; above 0 pulls vertices to the middle.
  func puckered(_ amount: Double) -> LottiePath {
    let points = contours.flatMap { $0.vertices.map(\.point) }
    guard amount != 0, !points.isEmpty else { return self }
    let center = points.reduce(SIMD2(0, 0), +) / Double(points.count)
    return LottiePath(
      contours.map { contour in
        LottieContour(
          vertices: contour.vertices.map { vertex in
            LottieContour.Vertex(
              vertex.point + (center - vertex.point) * amount,
              arriving: vertex.arriving - (center - vertex.arriving) * amount,
              leaving: vertex.leaving - (center - vertex.leaving) * amount)
          }, isClosed: contour.isClosed)
      })
  }

  /// The path twisted around a centre.
  ///
  /// - Parameter angle: In degrees, that of points at the centre; it fades to 0 at the farthest vertex.
  func twisted(_ angle: Double, center: SIMD2<Double>) -> LottiePath {
    let reach = contours.flatMap(\.vertices).map { ($0.point - center).length }.max() ?? 0
    guard angle != 0, reach > 0 else { return self }
    func turn(_ point: SIMD2<Double>) -> SIMD2<Double> {
      let offset = point - center
      let turn = angle * .pi / 180 * max(0, 1 - offset.length / reach)
      return center
        + SIMD2(
          offset.x * cos(turn) - offset.y * sin(turn), offset.x * sin(turn) + offset.y * cos(turn))
    }
    return mapped(turn)
  }

  /// The path grown by a distance, or shrunk by a negative one. Open curves become bands on both sides of them.
  func offset(_ written: Double, join: CGLineJoin, miterLimit: Double, _ work: LottieWork) -> LottiePath {
    // Farther away nothing is seen, and arcs of such radii have too many segments.
    let amount = max(-10_000, min(10_000, written))
    guard amount != 0, amount.isFinite, vertexCount > 0 else { return self }
    let style = StrokeStyle(lineWidth: 2 * abs(amount), lineJoin: join, miterLimit: max(1, miterLimit))
    let closed = LottiePath(contours.filter(\.isClosed))
    let open = LottiePath(contours.filter { !$0.isClosed })
    var result = Path()
    if !closed.contours.isEmpty {
      guard let band = closed.band(style, work) else { return self }
      result = amount > 0 ? closed.path().union(band) : closed.path().subtracting(band)
    }
    if !open.contours.isEmpty {
      var ends = style
      ends.lineCap = join == .round ? .round : .butt
      guard let band = open.band(ends, work) else { return self }
      result.addPath(band)
    }
    return LottiePath(result)
  }
}

extension LottieContour {
  fileprivate func rounded(_ radius: Double) -> LottieContour {
    guard vertices.count > 1 else { return self }
    var result = LottieContour(isClosed: isClosed)
    for (index, vertex) in vertices.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == vertices.count - 1)
      guard !isEnd, vertex.isSharp else {
        result.vertices.append(vertex)
        continue
      }
      func cut(towards other: SIMD2<Double>) -> (point: SIMD2<Double>, handle: SIMD2<Double>) {
        let side = other - vertex.point
        let share = side.length > 0 ? min(side.length / 2, radius) / side.length : 0
        let point = vertex.point + side * share
        return (point, point + (vertex.point - point) * LottiePath.roundness)
      }
      let before = cut(towards: vertices[(index + vertices.count - 1) % vertices.count].point)
      let after = cut(towards: vertices[(index + 1) % vertices.count].point)
      result.vertices.append(Vertex(before.point, leaving: before.handle))
      result.vertices.append(Vertex(after.point, arriving: after.handle))
    }
    return result
  }
}
