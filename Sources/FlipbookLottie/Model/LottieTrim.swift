/// A cut of paths to a part of their length.
struct LottieTrim: Sendable {
  /// In percent.
  var start: LottieProperty<Double>
  /// In percent.
  var end: LottieProperty<Double>
  /// In degrees; 360 is a whole turn.
  var offset: LottieProperty<Double>
  /// Whether all paths are cut as one, one after the other.
  var isIndividual: Bool

  /// The range at a time in frames; nil where nothing is left.
  func range(at frame: LottieMoment) -> LottiePath.TrimRange? {
    LottiePath.TrimRange(
      start: start.value(at: frame) / 100, end: end.value(at: frame) / 100,
      offset: offset.value(at: frame) / 360)
  }
}
