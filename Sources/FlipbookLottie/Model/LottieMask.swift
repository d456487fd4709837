/// A path that shows or hides parts of a layer.
struct LottieMask: Sendable {
  /// How a mask is combined with those before it.
  enum Mode: String, Sendable {
    case none = "n"
    case add = "a"
    case subtract = "s"
    case intersect = "i"
    case lighten = "l"
    case darken = "d"
    case difference = "f"
  }

  var mode: Mode
  var isInverted: Bool
  var path: LottieProperty<LottiePath>
  /// In percent.
  var opacity: LottieProperty<Double>
  /// In points of the layer; below 0 shrinks.
  var expansion: LottieProperty<Double>
  /// The width of the soft edge along both axes, in points of the layer.
  var feather: LottieProperty<SIMD3<Double>>
}
