import FlipbookPicture
import Foundation

/// A curved path in space from one position to the next, travelled by its length.
struct LottieRoute: Sendable {
  let curve: CubicCurve
  let length: Double

  /// Makes a route; nil where it is straight.
  init?(from start: SIMD2<Double>, leaving: SIMD2<Double>, arriving: SIMD2<Double>, to end: SIMD2<Double>) {
    guard leaving.length > 0 || arriving.length > 0 else { return nil }
    curve = CubicCurve(
      p0: CGPoint(start), p1: CGPoint(start + leaving), p2: CGPoint(end + arriving), p3: CGPoint(end))
    length = curve.length
    guard length > 0, length.isFinite else { return nil }
  }

  /// The position at a share of the length. Shares outside 0…1 lie on the tangents at the ends.
  func position(at share: Double) -> SIMD2<Double> {
    if share <= 0 || share >= 1 {
      let end: Double = share <= 0 ? 0 : 1
      let tangent = curve.tangent(at: end)
      let beyond = (share - end) * length
      return curve.point(at: end).vector + tangent.vector * beyond
    }
    return curve.point(at: curve.parameter(atLength: share * length, total: length)).vector
  }
}
