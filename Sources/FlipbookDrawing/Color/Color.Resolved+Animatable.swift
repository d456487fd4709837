import FlipbookMotion

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// Red, green and blue as they are encoded, and opacity.
  public var animatableData: AnimatableData {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
