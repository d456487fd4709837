/// Shapes with a transform and an opacity of their own.
struct LottieGroup: Sendable {
  var shapes: [LottieShape]
  var transform = LottieTransform()
  var blendMode = LottieBlendMode.normal
}
