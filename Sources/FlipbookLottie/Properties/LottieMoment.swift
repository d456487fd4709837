/// A time of a list of layers, with what is known of its expressions.
struct LottieMoment {
  /// In frames of the list.
  var frame: Double
  /// Evaluates the expressions; nil for files without any.
  var session: (any LottieEvaluator)?

  init(_ frame: Double, _ session: (any LottieEvaluator)? = nil) {
    (self.frame, self.session) = (frame, session)
  }

  /// Another time of the same picture.
  func at(_ frame: Double) -> LottieMoment { LottieMoment(frame, session) }
}
