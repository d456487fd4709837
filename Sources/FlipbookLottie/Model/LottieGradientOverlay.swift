import FlipbookPicture
import Foundation

/// A gradient over what a layer draws.
struct LottieGradientOverlay: Sendable {
  /// The colours; its points count for nothing.
  var gradient: LottieGradient
  /// In percent.
  var opacity: LottieProperty<Double>
  /// In degrees, counterclockwise from the right.
  var angle: LottieProperty<Double>
  /// In percent of the size of what is drawn.
  var scale: LottieProperty<Double>
  /// In percent of the size of what is drawn.
  var offset: LottieProperty<SIMD3<Double>>
  var isReversed: Bool
  var blendMode: LottieBlendMode

  /// The paint over what is drawn.
  ///
  /// - Parameter box: That of what is drawn, in points of the layer.
  func paint(at frame: LottieMoment, over box: CGRect) -> GradientPaint {
    var ramp = gradient.ramp(gradient.stops.value(at: frame))
    if isReversed {
      ramp = GradientRamp(
        stops: ramp.stops.reversed().map { GradientRamp.Stop(color: $0.color, location: 1 - $0.location) })
    }
    let radians = angle.value(at: frame) * .pi / 180
    let way = SIMD2(cos(radians), -sin(radians))
    let moved = offset.value(at: frame)
    let middle = SIMD2(
      box.midX + box.width * moved.x / 100, box.midY + box.height * moved.y / 100)
    let share = max(0.01, scale.value(at: frame) / 100)
    // The corners of the box that lie farthest along the way are its ends.
    let half = (abs(way.x) * box.width + abs(way.y) * box.height) / 2 * share
    guard gradient.isRadial else {
      return GradientPaint(
        ramp: ramp,
        geometry: .linear(start: CGPoint(middle - way * half), end: CGPoint(middle + way * half)))
    }
    return GradientPaint(
      ramp: ramp,
      geometry: .radial(center: CGPoint(middle), startRadius: 0, endRadius: half, transform: .identity))
  }
}
