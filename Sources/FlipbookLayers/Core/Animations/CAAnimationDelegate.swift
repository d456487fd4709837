import FlipbookDrawing
import Foundation

/// Called when an animation begins and ends, at film times.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether it ran to its end, rather than being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
