import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// Presents and dismisses view controllers.
@MainActor
enum ModalTransition {
  static func present(
    _ presented: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let window = presenter.view.window else {
      completion?()
      return
    }
    presenter.presentedViewController = presented
    presented.presentingViewController = presenter
    let style = presented.modalPresentationStyle
    // Controllers set their delegates as their views are loaded.
    presented.loadViewIfNeeded()
    let delegate = presented.transitioningDelegate
    let presentation = preparePresentation(of: presented, from: presenter, style, delegate)
    let container = addContainer(of: presentation, to: window)
    let finalFrame = presentation.frameOfPresentedViewInContainerView
    let keeps = presented.keepsPresenter(under: presentation)
    var views: [UITransitionContextViewKey: UIView] = [.to: presentation.presentedView ?? presented.view]
    if !keeps { views[.from] = presenter.view }
    let home = presenter.view.superview
    if !keeps { container.addSubview(presenter.view) }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let passage = ModalPassage(
      presented: presented, presenter: presenter, presentation: presentation, container: container,
      keepsPresenter: keeps, isAnimated: isAnimated)
    let context = TransitionContext(
      container: container, from: presenter, to: presented, views: views,
      initialFrames: [presenter: presenter.view.frame],
      finalFrames: [presented: finalFrame, presenter: presenter.view.frame], isAnimated: isAnimated,
      style: style
    ) { completed in
      passage.endPresentation(completed, home: home)
      completion?()
    }
    presented.coordinator = context
    container.isUserInteractionEnabled = !isAnimated
    if !keeps { presenter.disappear(isAnimated) }
    presented.appear(isAnimated)
    presentation.presentationTransitionWillBegin()
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenter, source: presenter)
    run(context, animator, presented, isPresenting: true) {
      animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    }
  }

  static func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presented.presentingViewController, let presentation = presented.presentation,
      let container = presentation.containerView
    else {
      completion?()
      return
    }
    guard presented.coordinator == nil else {
      DiagnosticCollector.current.warn(
        "controller.dismissing",
        "A view controller is to be dismissed while it still comes or goes; the call is left out.")
      return
    }
    // A controller that it presents in turn goes, too.
    presented.presentedViewController?.presentation?.containerView?.removeFromSuperview()
    let delegate = presented.transitioningDelegate
    let style = presented.modalPresentationStyle
    let keeps = presented.keepsPresenter(under: presentation)
    var views: [UITransitionContextViewKey: UIView] = [.from: presentation.presentedView ?? presented.view]
    if !keeps {
      views[.to] = presenter.view
      presenter.view.frame = container.bounds
      container.insertSubview(presenter.view, at: 0)
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let passage = ModalPassage(
      presented: presented, presenter: presenter, presentation: presentation, container: container,
      keepsPresenter: keeps, isAnimated: isAnimated)
    let context = TransitionContext(
      container: container, from: presented, to: presenter, views: views,
      initialFrames: [presented: presented.view.frame, presenter: presenter.view.frame],
      finalFrames: [presenter: presenter.view.frame, presented: presented.view.frame], isAnimated: isAnimated,
      style: style
    ) { completed in
      passage.endDismissal(completed)
      completion?()
    }
    presented.coordinator = context
    container.isUserInteractionEnabled = !isAnimated
    if !keeps { presenter.appear(isAnimated) }
    presented.disappear(isAnimated)
    presentation.dismissalTransitionWillBegin()
    // A layout that was asked for there would take the views back later, on their way.
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    let animator = delegate?.animationController(forDismissed: presented)
    run(context, animator, presented, isPresenting: false) {
      animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    }
  }

  /// Gives a view controller the presentation controller of its style where it has none of its own.
  private static func preparePresentation(
    of presented: UIViewController, from presenter: UIViewController, _ style: UIModalPresentationStyle,
    _ delegate: (any UIViewControllerTransitioningDelegate)?
  ) -> UIPresentationController {
    // A sheet that was asked for before the style was set is none.
    if presented.presentation is UISheetPresentationController, !style.isSheet {
      presented.presentation = nil
    }
    if let own = presented.makePresentation(presenting: presenter) {
      presented.presentation = own
    } else if style == .custom, presented.presentation == nil {
      presented.presentation = delegate?.presentationController(
        forPresented: presented, presenting: presenter, source: presenter)
    } else if style == .popover, presented.popoverPresentationController?.isPlate != true {
      presented.presentation = UISheetPresentationController(
        presentedViewController: presented, presenting: presenter)
    } else if style.isSheet {
      _ = presented.sheetPresentationController
    }
    let presentation =
      presented.presentation
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    presented.presentation = presentation
    return presentation
  }

  private static func addContainer(
    of presentation: UIPresentationController, to window: UIWindow
  ) -> PresentationContainer {
    let container = PresentationContainer(of: presentation, frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    presentation.containerView = container
    return container
  }

  private static func run(
    _ context: TransitionContext, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ presented: UIViewController, isPresenting: Bool,
    interaction: () -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard context.isAnimated else {
      if isPresenting, let view = context.view(forKey: .to) {
        view.frame = context.finalFrame(for: presented)
        context.containerView.addSubview(view)
        // The view is laid out before it appears, so that later changes start from there.
        UIView.performWithoutAnimation { context.containerView.layoutIfNeeded() }
      }
      context.startAnimation()
      context.completeTransition(true)
      return
    }
    let own = presented.makeAnimator(isPresenting: isPresenting)
    let usual = BuiltInModalAnimator(style: style(of: presented), isPresenting: isPresenting)
    let zoom = ZoomAnimator(
      presented.preferredTransition, isOpening: isPresenting,
      isSheet: presented.presentation is UISheetPresentationController, otherwise: own ?? usual)
    context.start(animator ?? zoom ?? own ?? usual, interaction())
  }

  private static func style(of presented: UIViewController) -> UIModalTransitionStyle {
    if presented.presentation is UIPopoverPresentationController { return .crossDissolve }
    if case .style(let style)? = presented.preferredTransition?.kind { return style }
    return presented.modalTransitionStyle
  }
}

/// The participants in a presentation or a dismissal, to its end.
@MainActor
private struct ModalPassage {
  let presented: UIViewController
  let presenter: UIViewController
  let presentation: UIPresentationController
  let container: UIView
  /// Whether the presenter's view stays in place under the presented one.
  let keepsPresenter: Bool
  let isAnimated: Bool

  /// - Parameters:
  ///   - completed: Whether the presentation was carried through.
  ///   - home: Where the presenter's view was before.
  func endPresentation(_ completed: Bool, home: UIView?) {
    presented.coordinator = nil
    container.isUserInteractionEnabled = true
    presentation.presentationTransitionDidEnd(completed)
    if completed {
      if !keepsPresenter {
        presenter.view.removeFromSuperview()
        presenter.disappeared(isAnimated)
      }
      presented.appeared(isAnimated)
    } else {
      if !keepsPresenter { home?.insertSubview(presenter.view, at: 0) }
      container.removeFromSuperview()
      presenter.presentedViewController = nil
      presented.presentingViewController = nil
      presented.disappear(isAnimated)
      presented.disappeared(isAnimated)
    }
  }

  /// - Parameter completed: Whether the dismissal was carried through.
  func endDismissal(_ completed: Bool) {
    presented.coordinator = nil
    container.isUserInteractionEnabled = true
    presentation.dismissalTransitionDidEnd(completed)
    if completed {
      if !keepsPresenter {
        container.window?.insertSubview(presenter.view, at: 0)
        presenter.appeared(isAnimated)
      } else if presenter.view.isDescendant(of: container) {
        // An animator has taken the view along that stays in place: it goes back, too.
        (presenter.presentation?.containerView ?? container.window)?.insertSubview(presenter.view, at: 0)
      }
      presented.view.removeFromSuperview()
      container.removeFromSuperview()
      presenter.presentedViewController = nil
      presented.presentingViewController = nil
      presented.presentation = nil
      presented.disappeared(isAnimated)
    } else if !keepsPresenter {
      presenter.view.removeFromSuperview()
      presenter.disappear(isAnimated)
      presenter.disappeared(isAnimated)
    }
  }
}

/// The system's transitions of presented view controllers.
private final class BuiltInModalAnimator: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    style == .flipHorizontal ? 0.75 : style == .crossDissolve ? 0.3 : 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key),
      let view = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let duration = transitionDuration(using: context)
    let end: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    let final = context.finalFrame(for: controller)
    if isPresenting {
      view.frame = final
      container.addSubview(view)
    }
    container.layoutIfNeeded()
    switch style {
    case .coverVertical, .partialCurl:
      let away = container.bounds.height - final.minY
      if isPresenting { UIView.performWithoutAnimation { view.center.y += away } }
      // The system uses a spring that does not overshoot.
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { view.center.y += self.isPresenting ? -away : away }, completion: end)
    case .crossDissolve:
      if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
      UIView.animate(
        withDuration: duration, animations: { view.alpha = self.isPresenting ? 1 : 0 },
        completion: { finished in
          view.alpha = 1
          end(finished)
        })
    case .flipHorizontal:
      view.isHidden = isPresenting
      // The container has to have shown the side that turns away.
      CATransaction.flush()
      UIView.transition(
        with: container, duration: duration,
        options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
        animations: { view.isHidden = !self.isPresenting },
        completion: { finished in
          view.isHidden = false
          end(finished)
        })
    }
  }
}
