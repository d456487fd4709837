/// The change of one character by all animators of its text, at one time.
struct LottieGlyphChange {
  var anchor = SIMD2<Double>(0, 0)
  var position = SIMD2<Double>(0, 0)
  var scale = SIMD2<Double>(1, 1)
  /// In degrees.
  var rotation = 0.0
  /// In degrees.
  var skew = 0.0
  /// In degrees.
  var skewAxis = 0.0
  var opacity = 1.0
  var fill: SIMD4<Double>?
  var stroke: SIMD4<Double>?
  var strokeWidth: Double
  /// Added to the distance to the next character, in points.
  var tracking = 0.0

  init(
    _ animators: [LottieTextAnimator], _ units: LottieTextUnits, _ place: LottieTextUnits.Place,
    _ document: LottieText.Document, at frame: LottieMoment
  ) {
    (fill, stroke, strokeWidth) = (document.fill, document.stroke, document.strokeWidth)
    for animator in animators {
      var amount = 1.0
      if let selector = animator.selector {
        let (index, count) = units.index(place, by: selector.unit, seed: selector.randomSeed)
        amount = selector.amount(of: index, count: count, at: frame)
      }
      guard amount != 0 else { continue }
      let transform = animator.transform
      anchor += transform.anchor.value(at: frame).plane * amount
      position += transform.position(at: frame).plane * amount
      scale *= SIMD2(1, 1) + (transform.scale.value(at: frame).plane / 100 - SIMD2(1, 1)) * amount
      rotation += transform.rotation.value(at: frame) * amount
      skew += transform.skew.value(at: frame) * amount
      skewAxis += transform.skewAxis.value(at: frame) * amount
      // Later animators bring letters back that earlier ones hide.
      if animator.hasOpacity { opacity += (transform.opacity(at: frame) - opacity) * abs(amount) }
      if let color = animator.fill?.value(at: frame) { fill = fill.map { $0 + (color - $0) * amount } }
      if let color = animator.stroke?.value(at: frame) { stroke = stroke.map { $0 + (color - $0) * amount } }
      if let width = animator.strokeWidth?.value(at: frame) { strokeWidth += width * amount }
      if let value = animator.tracking?.value(at: frame) { tracking += value * amount }
    }
    opacity = max(0, min(1, opacity))
  }
}
