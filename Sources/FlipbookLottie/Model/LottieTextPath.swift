import FlipbookPicture
import Foundation

/// A mask that a text runs along.
struct LottieTextPath: Sendable {
  var path: LottieProperty<LottiePath>
  /// From the start of the path to that of the text, in points.
  var firstMargin: LottieProperty<Double>
  /// From the end of the path to that of the text, in points; below 0 is inwards.
  var lastMargin: LottieProperty<Double>
  var isReversed: LottieProperty<Double>
  /// Whether letters turn with the path.
  var isPerpendicular: LottieProperty<Double>
  /// Whether letters are spread over the whole path.
  var fillsPath: LottieProperty<Double>

  /// The path at one time, with its measures.
  struct Track {
    let contour: LottieContour
    let lengths: [Double]
    let length: Double

    /// Nil for a path without length.
    init?(_ path: LottiePath) {
      guard let contour = path.contours.first else { return nil }
      self.contour = contour
      lengths = contour.segmentLengths
      length = lengths.reduce(0, +)
      guard length > 0, length.isFinite else { return nil }
    }

    /// The point and the direction at a length from the start. Closed paths go on, open ones straight.
    func place(at written: Double) -> (point: SIMD2<Double>, direction: SIMD2<Double>) {
      var rest = written
      if contour.isClosed { rest -= (rest / length).rounded(.down) * length }
      let inside = max(0, min(length, rest))
      var start = 0.0
      for (index, own) in lengths.enumerated() where own > 0 {
        if inside <= start + own || index == lengths.count - 1 {
          let curve = contour.segment(index)
          let parameter = curve.parameter(atLength: max(0, min(own, inside - start)), total: own)
          let direction = curve.tangent(at: parameter).vector
          return (curve.point(at: parameter).vector + direction * (rest - inside), direction)
        }
        start += own
      }
      return (contour.vertices[0].point, SIMD2(1, 0))
    }
  }

  /// The path at a time; nil where it has no length.
  func track(at frame: LottieMoment) -> Track? {
    let value = path.value(at: frame)
    return Track(isReversed.value(at: frame) != 0 ? value.reversed : value)
  }
}
