/// Keeps animations by name. Files are read anew in Flipbook, so that a frame depends on them alone.
public protocol AnimationCacheProvider: AnyObject, Sendable {
  /// The animation kept under a key.
  func animation(forKey: String) -> LottieAnimation?
  /// Keeps an animation under a key.
  func setAnimation(_ animation: LottieAnimation, forKey: String)
  /// Forgets all animations.
  func clearCache()
}

/// The cache that loading names; it keeps nothing.
public final class LottieAnimationCache: AnimationCacheProvider {
  /// The cache that is named where none is given.
  public static let shared: (any AnimationCacheProvider)? = LottieAnimationCache()

  init() {}
  /// Nil: nothing is kept.
  public func animation(forKey: String) -> LottieAnimation? { nil }
  /// Does nothing.
  public func setAnimation(_ animation: LottieAnimation, forKey: String) {}
  /// Does nothing: nothing is kept.
  public func clearCache() {}
}
