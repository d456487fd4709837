/// The sound that a sound layer plays.
struct LottieSoundSource: Sendable {
  var source: LottieSound.Source
  /// In percent.
  var level: LottieProperty<SIMD3<Double>>
}
