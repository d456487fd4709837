import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Lays an alert over what is under it, which is dimmed.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let box = presentedView as? AlertBox else { return .zero }
    let size = box.sizeThatFits(bounds.size)
    let x = ((bounds.width - size.width) / 2).rounded()
    if alert?.preferredStyle == .alert {
      return CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    let bottom = max(containerView?.safeAreaInsets.bottom ?? 0, AlertBox.gap)
    return CGRect(x: x, y: bounds.height - size.height - bottom, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(dynamicProvider: {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
    if alert?.preferredStyle == .actionSheet {
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self, weak tap] in
        guard tap?.state == .ended, let alert = self?.alert else { return }
        // Without an action that cancels a touch beside the sheet does nothing.
        if let cancel = alert.actions.first(where: { $0.style == .cancel }) { alert.choose(cancel) }
      }
      dimming.addGestureRecognizer(tap)
    }
    containerView.insertSubview(dimming, at: 0)
    UIView.performWithoutAnimation { self.dimming.alpha = 0 }
    let dimming = dimming
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    let dimming = dimming
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewDidLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// An alert shrinks into its place as it comes and fades as it goes; a sheet slides.
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
  private let style: UIAlertController.Style
  private let isPresenting: Bool

  init(style: UIAlertController.Style, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  /// In seconds.
  static let duration: TimeInterval = 0.4
  /// The size that an alert comes from.
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
