import FlipbookDrawing
import Foundation

/// An object that drives a transition.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition starts.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest after the finger has left; 1 unless implemented.
  var completionSpeed: CGFloat { get }
  /// Has no effect. The rest follows the animator's curves.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts still; true unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the rest after the finger has left; 1 unless implemented.
  public var completionSpeed: CGFloat { 1 }
  /// Has no effect. The rest follows the animator's curves.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the transition starts still; true unless implemented.
  public var wantsInteractiveStart: Bool { true }
}
