import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A presentation of an alert over dimmed content.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let box = presentedView as? AlertBox else { return .zero }
    let size = box.sizeThatFits(bounds.size)
    let x = ((bounds.width - size.width) / 2).rounded()
    let insets = containerView?.safeAreaInsets ?? .zero
    if alert?.preferredStyle == .alert {
      let room = bounds.height - insets.top - insets.bottom
      return CGRect(
        x: x, y: (insets.top + (room - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    let bottom = max(insets.bottom, AlertBox.gap)
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
        // Without an action that cancels, a touch beside the sheet does nothing.
        if let cancel = alert.actions.first(where: { $0.style == .cancel }) { alert.choose(cancel) }
      }
      dimming.addGestureRecognizer(tap)
    }
    containerView.insertSubview(dimming, at: 0)
    UIView.performWithoutAnimation { self.dimming.alpha = 0 }
    let (dimming, field) = (dimming, alert?.textFields?.first)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      dimming.alpha = 1
      // The first field has the focus from the start.
      field?.becomeFirstResponder()
    })
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
