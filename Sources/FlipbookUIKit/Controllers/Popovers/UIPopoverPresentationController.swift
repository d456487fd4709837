import FlipbookDrawing
import FlipbookViews
import Foundation

/// The presentation of a popover: a plate with an arrow in regular width, and where the delegate's adaptive style is
/// `none`; a sheet otherwise.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The rectangle in the source view that the arrow points to, in points; all of it for a null one.
  open var sourceRect = CGRect.null
  /// The button of a bar that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may have.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Has no effect. The plate stands beside what the arrow points to.
  open var canOverlapSourceViewRect = false
  /// The views that take touches while the popover is there. Others end it.
  open var passthroughViews: [UIView]?
  /// The least distances of the plate from the window's edges. Has no effect, with a diagnostic.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet {
      unsupported(
        "UIPopoverPresentationController.popoverLayoutMargins", when: popoverLayoutMargins != oldValue)
    }
  }
  /// The colour of the plate and its arrow; that of the content's view unless set.
  open var backgroundColor: UIColor? { didSet { plate.setNeedsLayout() } }

  private lazy var plate = PopoverPlateView(content: presentedViewController.view)
  private var backdrop: PopoverBackdrop?

  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The direction of the arrow; `unknown` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { containerView == nil ? .unknown : place.direction }

  /// Always `popover`.
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The plate, with the controller's view in it.
  open override var presentedView: UIView? { plate }

  /// The place of the plate and its arrow in the container, in points.
  open override var frameOfPresentedViewInContainerView: CGRect { place.outline.boundingRect }

  /// The place by the wanted size, the anchor and the directions of the arrow.
  private var place: PopoverPlace {
    guard let containerView else {
      return PopoverPlace(size: .zero, anchor: .zero, in: .zero, edge: nil)
    }
    return PopoverPlace.kit(
      size: presentedViewController.popoverSize, anchor: anchor(in: containerView),
      in: containerView.bounds.size, permittedArrowDirections)
  }

  private func anchor(in container: UIView) -> CGRect {
    let view = barButtonItem?.shownView ?? sourceView ?? presentingViewController.view
    guard let view else { return .zero }
    let isWhole = sourceRect.isNull || barButtonItem != nil
    return view.convert(isWhole ? view.bounds : sourceRect, to: container)
  }

  /// Whether it is shown as a plate, and not as a sheet.
  var isPlate: Bool {
    guard UITraitCollection.current.horizontalSizeClass != .regular else { return true }
    guard let adaptive = delegate else { return false }
    let byTraits = adaptive.adaptivePresentationStyle(for: self, traitCollection: .current)
    let style = byTraits == .automatic ? adaptive.adaptivePresentationStyle(for: self) : byTraits
    return style == .none || style == .popover
  }

  /// Adds the view that ends the popover by a touch, and lays the plate out.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    popoverDelegate?.prepareForPopoverPresentation(self)
    let backdrop = PopoverBackdrop(frame: containerView.bounds) { [weak self] in self?.touchedOutside() }
    backdrop.passthroughViews = passthroughViews ?? []
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(backdrop, at: 0)
    self.backdrop = backdrop
    layOut()
  }

  /// Moves the plate to the place of its wanted size.
  func layOut() {
    guard containerView != nil else { return }
    plate.frame = frameOfPresentedViewInContainerView
    plate.show(place, backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground)
  }

  /// Removes the view that ends the popover.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backdrop?.removeFromSuperview() }
  }

  private func touchedOutside() {
    guard presentedViewController.coordinator == nil, !presentedViewController.isModalInPresentation,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else { return }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIViewController {
  /// The size of the content of a popover, in points: the preferred one of the controller or of the one that it
  /// shows, and 320 × 1,100 without one.
  var popoverSize: CGSize {
    // The preferred size is often set when the view is loaded.
    loadViewIfNeeded()
    let shown = (self as? UINavigationController)?.topViewController
    let wanted = preferredContentSize == .zero ? shown?.preferredContentSize ?? .zero : preferredContentSize
    return CGSize(
      width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 1_100)
  }
}
