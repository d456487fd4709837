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
