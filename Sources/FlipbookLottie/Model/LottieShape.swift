import FlipbookPicture

/// An element of a shape layer.
indirect enum LottieShape: Sendable {
  case group(LottieGroup)
  case outline(LottieOutline)
  case style(LottieStyle)
  case trim(LottieTrim)
  case repeater(LottieRepeater)
  case rounded(radius: LottieProperty<Double>)
  case merge(LottieMerge)
  case offset(amount: LottieProperty<Double>, join: CGLineJoin, miterLimit: LottieProperty<Double>)
  case zigZag(amplitude: LottieProperty<Double>, ridges: LottieProperty<Double>, isSmooth: Bool)
  /// In percent.
  case pucker(LottieProperty<Double>)
  /// In degrees, about a centre.
  case twist(angle: LottieProperty<Double>, center: LottieProperty<SIMD3<Double>>)
}
