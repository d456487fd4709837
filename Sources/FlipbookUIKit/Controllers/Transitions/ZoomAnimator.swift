import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookViews
import Foundation

/// An animator: a view grows out of another one, and goes back to it, each part of its way by a spring of its own.
final class ZoomAnimator: UIViewControllerAnimatedTransitioning {
  private let transition: UIViewController.Transition
  private let options: UIViewController.Transition.ZoomOptions
  private let source: (UIZoomTransitionSourceViewProviderContext) -> UIView?
  private let isOpening: Bool
  private let isSheet: Bool
  /// The animator for when the view isn't there.
  private let other: any UIViewControllerAnimatedTransitioning

  /// Nil for a transition of another kind.
  init?(
    _ transition: UIViewController.Transition?, isOpening: Bool, isSheet: Bool = false,
    otherwise other: any UIViewControllerAnimatedTransitioning
  ) {
    guard let transition, case .zoom(let options, let source) = transition.kind else { return nil }
    (self.transition, self.options, self.source) = (transition, options, source)
    (self.isOpening, self.isSheet, self.other) = (isOpening, isSheet, other)
  }

  private var springs: ZoomSprings {
    if isSheet { return isOpening ? .sheetOpens : .sheetCloses }
    return isOpening ? .pageOpens : .pageCloses
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { springs.end }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (zoomed, below): (UITransitionContextViewControllerKey, UITransitionContextViewControllerKey) =
      isOpening ? (.to, .from) : (.from, .to)
    guard let page = context.view(forKey: isOpening ? .to : .from),
      let controller = context.viewController(forKey: zoomed),
      let under = context.viewController(forKey: below)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let lower = context.view(forKey: isOpening ? .from : .to)
    UIView.performWithoutAnimation {
      if isOpening { page.frame = context.finalFrame(for: controller) }
      if let lower, lower.superview !== container {
        lower.frame = context.finalFrame(for: under)
        container.insertSubview(lower, at: 0)
      }
      container.layoutIfNeeded()
    }
    let asked = ZoomContext(sourceViewController: under, zoomedViewController: controller, sourceView: page)
    guard let view = source(asked), view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else {
      return other.animateTransition(using: context)
    }
    showHidden()
    let stage = ZoomStage(
      page: page, source: view, in: container, part: part(of: page, controller, under, from: view),
      dimming: isSheet ? nil : options.dimmingColor ?? UIColor(white: 0, alpha: ZoomSprings.dimming))
    transition.hidden = (view, view.alpha)
    UIView.performWithoutAnimation { view.alpha = 0 }
    stage.move(by: springs, isOpening: isOpening) { [self] in
      let isOver = !context.transitionWasCancelled
      stage.end(keepsPage: isOpening == isOver)
      if isOpening != isOver { showHidden() }
      context.completeTransition(isOver)
    }
  }

  /// Has the view be seen again that was zoomed from.
  private func showHidden() {
    guard let hidden = transition.hidden else { return }
    UIView.performWithoutAnimation { hidden.view.alpha = hidden.alpha }
    transition.hidden = nil
  }

  /// The part of the page that lies over the source, in the page's coordinates.
  private func part(
    of page: UIView, _ controller: UIViewController, _ under: UIViewController, from view: UIView
  ) -> CGRect {
    let asked = ZoomContext(sourceViewController: under, zoomedViewController: controller, sourceView: view)
    let rect = options.alignmentRectProvider?(asked)
    guard let rect, !rect.isNull, rect.width > 0, rect.height > 0, rect.isFinite else {
      return CGRect(origin: .zero, size: page.bounds.size)
    }
    return rect
  }
}
