import FlipbookPicture
import Foundation

extension LottiePath {
  /// The path with ridges along it.
  ///
  /// - Parameters:
  ///   - amplitude: How far ridges reach out, in points.
  ///   - ridges: Ridges on each segment.
  ///   - isSmooth: Whether ridges are waves instead of corners.
  func zigZag(amplitude: Double, ridges: Double, isSmooth: Bool) -> LottiePath {
    let count = Self.ridges(ridges)
    return LottiePath(
      contours.map { $0.zigZag(amplitude: amplitude, ridges: count, isSmooth: isSmooth) })
  }

  /// The whole number of ridges on each segment that is drawn.
  static func ridges(_ written: Double) -> Int { Int(max(0, min(1_000, written.rounded()))) }
}

extension LottieContour {
  fileprivate func zigZag(amplitude: Double, ridges: Int, isSmooth: Bool) -> LottieContour {
    let count = segmentCount
    guard count > 0 else { return self }
    var result = LottieContour(isClosed: isClosed)
    let lengths = segmentLengths
    let handle = isSmooth ? lengths[0] / Double(ridges + 1) / 2 : 0
    func add(_ point: SIMD2<Double>, along tangent: SIMD2<Double>, _ direction: Double) {
      let normal = SIMD2(tangent.y, -tangent.x)
      let moved = point + normal * (direction * amplitude)
      result.vertices.append(
        Vertex(moved, arriving: moved - tangent * handle, leaving: moved + tangent * handle))
    }
    func corner(_ before: CubicCurve?, _ after: CubicCurve?, _ direction: Double) {
      let arriving = before?.tangent(at: 0.99).vector
      let leaving = after?.tangent(at: 0.01).vector
      let sum = (arriving ?? SIMD2(0, 0)) + (leaving ?? SIMD2(0, 0))
      let tangent = sum.length > 1e-9 ? sum / sum.length : arriving ?? leaving ?? SIMD2(1, 0)
      add((after?.p0 ?? before?.p3 ?? .zero).vector, along: tangent, direction)
    }
    var direction = -1.0
    corner(isClosed ? segment(count - 1) : nil, segment(0), -1)
    for index in 0..<count {
      let curve = segment(index)
      direction = -direction
      for ridge in 0..<ridges {
        let t = curve.parameter(
          atLength: lengths[index] * Double(ridge + 1) / Double(ridges + 1), total: lengths[index])
        add(curve.point(at: t).vector, along: curve.tangent(at: t).vector, direction)
        direction = -direction
      }
      let isLast = index == count - 1
      if isLast, isClosed { break }
      corner(curve, isLast ? nil : segment(index + 1), direction)
    }
    return result
  }
}
