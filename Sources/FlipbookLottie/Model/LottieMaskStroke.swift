import FlipbookPicture
import Foundation

/// A line along the masks of a layer.
struct LottieMaskStroke: Sendable {
  var paths: [LottieProperty<LottiePath>]
  var color: LottieProperty<SIMD4<Double>>
  /// The size of the brush, in points of the layer: half the width of the line, as in lottie-web.
  var brush: LottieProperty<Double>
  /// 0…1.
  var opacity: LottieProperty<Double>
  /// In percent of the length.
  var start: LottieProperty<Double>
  /// In percent of the length.
  var end: LottieProperty<Double>
  /// Whether paths are drawn one after the other.
  var isSequential: Bool
  var appearance: Appearance

  /// How the line and the layer go together, by the numbers of After Effects.
  enum Appearance: Int, Sendable {
    /// The line lies on the layer.
    case above = 1
    /// The layer is left out.
    case alone
    /// The line is the opacity of the layer.
    case revealing
  }

  /// The path at a time in frames.
  func path(at frame: LottieMoment, _ work: LottieWork) -> Path {
    let range = LottiePath.TrimRange(
      start: start.value(at: frame) / 100, end: end.value(at: frame) / 100, offset: 0)
    let whole = paths.map { $0.value(at: frame).closed }
    guard work.affords(whole.reduce(0) { $0 + 8 * $1.vertexCount }) else { return Path() }
    let cut = isSequential ? LottiePath.trimmedAsOne(whole, range) : whole.map { $0.trimmed(range) }
    var result = Path()
    for contour in cut.flatMap(\.contours)
    where contour.vertices.contains(where: { $0.point != contour.vertices[0].point }) {
      contour.append(to: &result, transform: .identity)
    }
    return result
  }
}
