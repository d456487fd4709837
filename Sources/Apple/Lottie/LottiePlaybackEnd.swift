import Flipbook
internal import FlipbookLayers
import Foundation

/// Says when an animation has ended.
final class LottiePlaybackEnd: CAAnimationDelegate {
  private let body: (Bool) -> Void

  init(_ body: @escaping (Bool) -> Void) { self.body = body }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { body(flag) }
}
