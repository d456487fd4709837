import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// A delegate that calls a closure at an animation's end.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let action: @MainActor (Bool) -> Void

  init(_ action: @escaping @MainActor (Bool) -> Void) { self.action = action }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let action = action
    MainActor.assumeIsolated { action(flag) }
  }
}
