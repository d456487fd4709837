/// A colour that a layer style lays along the edges of its layer.
struct LottieGlow: Sendable {
  var color: LottieProperty<SIMD4<Double>>
  /// In percent.
  var opacity: LottieProperty<Double>
  /// In points of the layer.
  var size: LottieProperty<Double>
  /// How far it is solid before it fades, in percent.
  var choke: LottieProperty<Double>
  var blendMode: LottieBlendMode
  /// The direction of the light, in degrees counterclockwise from the right; nil for a glow.
  var angle: LottieProperty<Double>?
  /// In points of the layer.
  var distance = LottieProperty(0.0)
  /// Whether an inner glow starts at the middle of what is drawn, not at its edges.
  var isFromCenter = false
}
