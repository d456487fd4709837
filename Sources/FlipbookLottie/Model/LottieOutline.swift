/// The source of a path.
struct LottieOutline: Sendable {
  /// The form of a path with its measures.
  enum Form: Sendable {
    case path(LottieProperty<LottiePath>)
    case rectangle(
      center: LottieProperty<SIMD3<Double>>, size: LottieProperty<SIMD3<Double>>,
      radius: LottieProperty<Double>)
    case ellipse(center: LottieProperty<SIMD3<Double>>, size: LottieProperty<SIMD3<Double>>)
    case star(Star)
  }

  /// The measures of a star or a polygon.
  struct Star: Sendable {
    var center: LottieProperty<SIMD3<Double>>
    var points: LottieProperty<Double>
    var rotation: LottieProperty<Double>
    var outerRadius: LottieProperty<Double>
    var outerRoundness: LottieProperty<Double>
    /// Nil for a polygon.
    var innerRadius: LottieProperty<Double>?
    var innerRoundness: LottieProperty<Double>
  }

  var form: Form
  /// Whether the path is travelled the other way.
  var isReversed: Bool

  /// The path at a time in frames.
  func path(at frame: LottieMoment) -> LottiePath {
    let path: LottiePath
    switch form {
    case .path(let property): path = property.value(at: frame)
    case .rectangle(let center, let size, let radius):
      path = .rectangle(
        center: center.position(at: frame).plane, size: size.value(at: frame).plane,
        radius: radius.value(at: frame))
    case .ellipse(let center, let size):
      path = .ellipse(center: center.position(at: frame).plane, size: size.value(at: frame).plane)
    case .star(let star):
      path = .star(
        center: star.center.position(at: frame).plane, points: star.points.value(at: frame),
        rotation: star.rotation.value(at: frame),
        outer: (star.outerRadius.value(at: frame), star.outerRoundness.value(at: frame)),
        inner: star.innerRadius.map { ($0.value(at: frame), star.innerRoundness.value(at: frame)) })
    }
    return isReversed ? path.reversed : path
  }
}

extension SIMD3<Double> {
  /// The first two components.
  var plane: SIMD2<Double> { SIMD2(x, y) }
}
