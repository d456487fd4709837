import Flipbook
import Foundation

/// The settings that modifiers make on a view.
struct LottieViewSettings {
  var isResizable = false
  var mode: LottiePlaybackMode?
  var speed = 1.0
  var completion: LottieCompletionBlock?
  var changes: [(LottieAnimationView) -> Void] = []
  var values: [(AnimationKeypath, any AnyValueProvider)] = []
  var texts: (any AnimationKeypathTextProvider)?
  var images: (any AnimationImageProvider)?
}
