/// A time of a list of layers, with what is known of its expressions.
struct LottieMoment {
  /// In frames of the list.
  var frame: Double
  /// Evaluates the expressions; nil for files without any.
  var session: (any LottieEvaluator)?
  /// Notes for how long values hold; nil where nobody asks.
  var watch: LottieWatch?
  /// A second time that values are on their way to, and how far, 0…1; nil for none.
  var tween: (frame: Double, share: Double)?

  init(_ frame: Double, _ session: (any LottieEvaluator)? = nil, _ watch: LottieWatch? = nil) {
    (self.frame, self.session, self.watch) = (frame, session, watch)
  }

  /// Another time of the same picture.
  func at(_ frame: Double) -> LottieMoment { LottieMoment(frame, session, watch) }

  /// The same time, noted by another watch.
  func watched(by watch: LottieWatch?) -> LottieMoment {
    var moment = self
    moment.watch = watch
    return moment
  }

  /// The time, and the one that it is on its way to, as another list counts them.
  func mapped(_ map: (LottieMoment) -> Double) -> LottieMoment {
    var moment = at(map(at(frame)))
    if let tween { moment.tween = (map(at(tween.frame)), tween.share) }
    return moment
  }
}
