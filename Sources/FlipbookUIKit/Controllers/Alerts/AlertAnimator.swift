import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An animator: an alert shrinks into its place as it comes and fades as it goes; a sheet slides.
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
  private let style: UIAlertController.Style
  private let isPresenting: Bool

  init(style: UIAlertController.Style, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  /// The length of the transition, in seconds.
  static let duration: TimeInterval = 0.4
  /// The scale from which an alert comes.
  static let scale: CGFloat = 1.2

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(true) }
    let container = context.containerView
    if isPresenting {
      view.frame = context.finalFrame(for: controller)
      container.addSubview(view)
    }
    container.layoutIfNeeded()
    let end: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    let away = container.bounds.height - view.frame.minY
    if isPresenting {
      UIView.performWithoutAnimation {
        if style == .alert {
          view.alpha = 0
          view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        } else {
          view.center.y += away
        }
      }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        if self.style == .alert {
          view.alpha = self.isPresenting ? 1 : 0
          view.transform = .identity
        } else {
          view.center.y += self.isPresenting ? -away : away
        }
      }, completion: end)
  }
}
