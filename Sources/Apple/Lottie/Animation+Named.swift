import Flipbook
import Foundation

extension Animation {
  /// Loads an animation of a bundle by its name, as Lottie 3 has it under this name; nil, with a report, where there is none.
  public static func named(
    _ name: String, bundle: SceneBundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    LottieAnimation.named(
      name, bundle: bundle, subdirectory: subdirectory, animationCache: animationCache)
  }
}
