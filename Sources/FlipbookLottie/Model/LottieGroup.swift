/// Shapes with a transform and an opacity of their own. It is shared, since a copy costs more than what a frame asks of it.
final class LottieGroup: Sendable {
  let shapes: [LottieShape]
  let transform: LottieTransform
  let blendMode: LottieBlendMode

  init(shapes: [LottieShape], transform: LottieTransform, blendMode: LottieBlendMode) {
    (self.shapes, self.transform, self.blendMode) = (shapes, transform, blendMode)
  }
}
