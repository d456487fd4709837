extension UIView {
  /// The movements of the view as the device is tilted. They have no effect in a film.
  public var motionEffects: [UIMotionEffect] {
    get { sparseState?.motionEffects ?? [] }
    set { changeSparseState { $0.motionEffects = newValue } }
  }
}
