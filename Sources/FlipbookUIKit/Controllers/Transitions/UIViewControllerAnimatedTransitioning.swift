import FlipbookDrawing
import Foundation

/// An animator of the transition from one view controller to another.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the length of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Starts the animations. They end with `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Never called. The transition is animated by `animateTransition(using:)`.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after the transition has ended, with whether it was carried through.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Called after the transition has ended, with whether it was carried through.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// Never called. The transition is animated by `animateTransition(using:)`.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { UIViewPropertyAnimator(duration: 0, curve: .linear) }
}
