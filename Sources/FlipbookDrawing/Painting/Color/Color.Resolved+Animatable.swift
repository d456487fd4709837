import FlipbookMotion

extension Color.Resolved: Animatable {
  /// Red, green, blue and opacity.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// The factor of components in animatable data, so that a spring is at rest when no difference can be seen.
  private static var unitScale: Float { 128 }

  /// Red, green and blue in linear light, and opacity; 128 for 1.
  public var animatableData: AnimatableData {
    get {
      let scale = Self.unitScale
      return AnimatablePair(
        linearRed * scale,
        AnimatablePair(linearGreen * scale, AnimatablePair(linearBlue * scale, opacity * scale)))
    }
    set {
      let scale = Self.unitScale
      linearRed = newValue.first / scale
      linearGreen = newValue.second.first / scale
      linearBlue = newValue.second.second.first / scale
      opacity = newValue.second.second.second / scale
    }
  }
}
