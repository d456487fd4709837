import FlipbookDrawing
import Foundation

/// The values of a transition for its animator.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that holds both views during the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is being driven.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Sets how far the transition has come, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Runs a driven transition on to its end.
  func finishInteractiveTransition()
  /// Runs a driven transition back to its start.
  func cancelInteractiveTransition()
  /// Holds a running transition still.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it.
  ///
  /// - Parameter didComplete: False to put everything back.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that is left or shown; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that is left or shown; nil for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns where a controller's view begins, in the container, in points; zero where it is not known.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view ends, in the container, in points; zero where it is not known.
  func finalFrame(for vc: UIViewController) -> CGRect
}
