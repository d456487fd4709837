/// A shadow under a layer.
struct LottieShadow: Sendable {
  var color: LottieProperty<SIMD4<Double>>
  var opacity: LottieProperty<Double>
  /// The number that stands for full opacity.
  var fullOpacity: Double
  /// In degrees.
  var angle: LottieProperty<Double>
  /// Whether the angle is that of the light, counterclockwise from the right, instead of the shadow's, clockwise from
  /// the top.
  var isLightAngle: Bool
  /// In points of the layer.
  var distance: LottieProperty<Double>
  /// In points of the layer.
  var softness: LottieProperty<Double>
  /// Whether the layer itself is left out.
  var isAlone: LottieProperty<Double>
}
