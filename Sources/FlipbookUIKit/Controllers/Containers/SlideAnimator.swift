import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The system's animation: the new view slides in from the right over the old one, which moves left by 0.3 of
/// the width.
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  /// Whether a finger drives it; the views then follow evenly.
  private let isLed: Bool

  /// The length of the animation where no finger drives it, in seconds.
  static let springDuration: TimeInterval = 0.5

  init(_ operation: UINavigationController.Operation, isLed: Bool) {
    self.operation = operation
    self.isLed = isLed
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { isLed ? 0.35 : Self.springDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let new = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = container.bounds.width
    to.frame = context.finalFrame(for: new)
    let isPush = operation == .push
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    container.insertSubview(shade, belowSubview: isPush ? to : from)
    container.layoutIfNeeded()
    let under = isPush ? from : to
    let over = isPush ? to : from
    UIView.performWithoutAnimation {
      shade.alpha = isPush ? 0 : 1
      if isPush { over.center.x += width } else { under.center.x -= width * 0.3 }
    }
    let changes = {
      shade.alpha = isPush ? 1 : 0
      over.center.x += isPush ? -width : width
      under.center.x += isPush ? -width * 0.3 : width * 0.3
    }
    let end: (Bool) -> Void = { _ in
      shade.removeFromSuperview()
      let isCancelled = context.transitionWasCancelled
      if isPush, !isCancelled { under.center.x += width * 0.3 }
      if !isPush, isCancelled { under.center.x += width * 0.3 }
      context.completeTransition(!isCancelled)
    }
    if isLed {
      UIView.animate(
        withDuration: 0.35, delay: 0, options: .curveLinear, animations: changes, completion: end)
    } else {
      UIView.animate(
        withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0, animations: changes, completion: end)
    }
  }
}
