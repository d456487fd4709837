import FlipbookDrawing
import Foundation

/// The values of a transition for animations beside it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// The view that holds both views during the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is being driven.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The length of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The share of a driven transition that was last set, 0…1.
  var percentComplete: CGFloat { get }
  /// Returns the controller that is left or shown; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that is left or shown; nil for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
