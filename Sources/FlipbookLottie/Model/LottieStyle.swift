import FlipbookPicture

/// A fill or a stroke.
struct LottieStyle: Sendable {
  /// The source of the colours.
  enum Colors: Sendable {
    case color(LottieProperty<SIMD4<Double>>)
    case gradient(LottieGradient)
  }

  /// The measures of a stroke.
  struct Stroke: Sendable {
    var width: LottieProperty<Double>
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: LottieProperty<Double>
    /// Dashes and gaps in turns.
    var dashes: [LottieProperty<Double>]
    var dashOffset: LottieProperty<Double>
  }

  var colors: Colors
  /// In percent.
  var opacity: LottieProperty<Double>
  /// Nil for a fill.
  var stroke: Stroke?
  var isEvenOdd = false
  var blendMode = LottieBlendMode.normal
}
