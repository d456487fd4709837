/// Keeps animations by name. Files are read anew in Flipbook, so that a frame depends on them alone.
public protocol AnimationCacheProvider: AnyObject, Sendable {
  /// The animation kept under a key.
  func animation(forKey: String) -> LottieAnimation?
  /// Keeps an animation under a key.
  func setAnimation(_ animation: LottieAnimation, forKey: String)
  /// Forgets all animations.
  func clearCache()
}
