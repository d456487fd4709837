import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// A transition that is driven by a number between 0 and 1, such as how far a finger has moved.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?

  /// Makes a driver.
  public override init() {}

  /// The length of the transition, in seconds; 0 before it starts.
  open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
  /// The share of the transition that was last set, 0…1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// The speed of the rest after the finger has left; 1 unless set.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest. Others than `easeInOut` have no effect, with a diagnostic.
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet {
      unsupported("UIPercentDrivenInteractiveTransition.completionCurve", when: completionCurve != .easeInOut)
    }
  }
  /// Has no effect. The rest follows the animator's curves.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts still, driven by the number; true unless set.
  open var wantsInteractiveStart = true

  /// Starts the animations of a transition, and holds them still.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    context.startAnimation()
    // The animations begin here, before time stands still and is set.
    CATransaction.flush()
    context.holdStill()
  }

  /// Sets how far the transition has come.
  ///
  /// - Parameter percentComplete: 0…1.
  open func update(_ percentComplete: CGFloat) { context?.updateInteractiveTransition(percentComplete) }
  /// Holds a running transition still.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Runs the transition back to its start.
  open func cancel() { context?.cancelInteractiveTransition() }
  /// Runs the transition on to its end.
  open func finish() { context?.finishInteractiveTransition() }
}
