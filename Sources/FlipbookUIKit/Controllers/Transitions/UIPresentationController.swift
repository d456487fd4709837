import FlipbookDrawing
import Foundation

/// The place of a presented view and the views beside it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents; nil before it is known.
  public private(set) weak var presenting: UIViewController?
  /// The view of the transition, as large as the window; nil before it.
  open internal(set) var containerView: UIView?
  /// The traits of the presented controller. They have no effect, with a diagnostic.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      unsupported("UIPresentationController.overrideTraitCollection", when: overrideTraitCollection != nil)
    }
  }
  /// The object that decides on what a finger ends; it is not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a presentation.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
  }

  /// The controller that presents; the presented one before it is known.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// The view that is presented; the controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }
  /// The place of the presented view in the container, in points; all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The style of the presentation; `custom` unless overridden. It is not asked for.
  open var presentationStyle: UIModalPresentationStyle { .custom }
  /// Whether the presenter's view leaves the window; false unless overridden.
  open var shouldRemovePresentersView: Bool { false }
  /// Never asked for. A presentation fills the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Never asked for. A film keeps its size.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Called before the controller is presented.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller was presented, with whether it was carried through.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller is dismissed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller was dismissed, with whether it was carried through.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Never called. A film keeps its size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called. A film keeps its size.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called after the style of the presented controller has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called as the presented controller's preferred size has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called. Constraints don't size presented controllers.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called before the view of the transition is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the view of the transition was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Returns the size of the presented controller, in points; the container's unless overridden. It is never
  /// called.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
