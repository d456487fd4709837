/// A filter of a layer.
enum LottieEffect: Sendable {
  /// A colour in place of all others; the opacity is 0…1.
  case fill(color: LottieProperty<SIMD4<Double>>, opacity: LottieProperty<Double>)
  /// Black and white replaced by two colours; the amount is in percent.
  case tint(
    black: LottieProperty<SIMD4<Double>>, white: LottieProperty<SIMD4<Double>>, amount: LottieProperty<Double>
  )
  /// Light, middle and dark colours replaced by three; in percent, how much of the layer itself is left.
  case tritone(
    light: LottieProperty<SIMD4<Double>>, middle: LottieProperty<SIMD4<Double>>,
    dark: LottieProperty<SIMD4<Double>>, original: LottieProperty<Double>
  )
  case levels(LottieLevels)
  case wipe(LottieRadialWipe)
  case matte(LottieSetMatte)
  case shadow(LottieShadow)
  /// A line along masks.
  case stroke(LottieMaskStroke)
  /// A blur by boxes: radius, number of rounds, and the axes, both (1), x (2) or y (3).
  case boxBlur(radius: LottieProperty<Double>, rounds: LottieProperty<Double>, axes: LottieProperty<Double>)
  /// The layer moved, before other effects.
  case transform(LottieTransform, isUniform: LottieProperty<Double>, height: LottieProperty<Double>)
  /// The blurriness of After Effects; the axes are both (1), x (2) or y (3).
  case blur(amount: LottieProperty<Double>, axes: LottieProperty<Double>)
}
