extension UIView {
  /// What the view does as the device is tilted, which a film's never is.
  public var motionEffects: [UIMotionEffect] {
    get { unseen?.motionEffects ?? [] }
    set { keepUnseen { $0.motionEffects = newValue } }
  }
}
