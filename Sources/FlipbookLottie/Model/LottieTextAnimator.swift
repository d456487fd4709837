/// A change of some characters of a text.
struct LottieTextAnimator: Sendable {
  var selector: LottieTextSelector?
  var transform: LottieTransform
  /// Whether the opacity is changed.
  var hasOpacity: Bool
  var fill: LottieProperty<SIMD4<Double>>?
  var stroke: LottieProperty<SIMD4<Double>>?
  var strokeWidth: LottieProperty<Double>?
  /// In thousandths of the size.
  var tracking: LottieProperty<Double>?
}
