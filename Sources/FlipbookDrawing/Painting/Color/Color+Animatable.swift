import FlipbookMotion

extension Color: Animatable {
  /// The components the colour has in the default environment. A colour whose components depend on the
  /// environment is resolved first by whoever knows it: animate ``Color/Resolved`` then.
  public var animatableData: Color.Resolved.AnimatableData {
    get { Resolved(resolvedRGBA(in: EnvironmentValues())).animatableData }
    set {
      var resolved = Resolved(RGBA.clear)
      resolved.animatableData = newValue
      self = Color(resolved)
    }
  }
}
