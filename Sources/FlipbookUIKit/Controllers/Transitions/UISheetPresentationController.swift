import FlipbookDrawing
import FlipbookViews
import Foundation

/// A presentation of a card over dimmed content.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can stand, from the lowest; the large one unless set.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet stands; the first for nil. A change moves the sheet at once, in
  /// ``animateChanges(_:)`` by a spring.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue, !isChanging { place() } }
  }
  /// The largest height at which content behind is not dimmed; nil to dim it at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a short bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
  /// Whether a finger that goes up on content at its top makes the sheet higher, before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Has no effect. A film is held upright.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Has no effect. A film is held upright.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the upper corners, in points; 10 unless set.
  open var preferredCornerRadius: CGFloat?
  private let dimming = UIView()
  private let grabber = UIView()
  private lazy var drag = SheetDrag(self)
  /// Whether ``animateChanges(_:)`` runs.
  private var isChanging = false

  /// Whether content behind is dimmed at the sheet's height.
  private var dims: Bool { heights.isDimmed(at: restingHeight) }

  private func addGrabber(to view: UIView) {
    grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = !prefersGrabberVisible
    view.addSubview(grabber)
  }

  /// The page behind the sheet.
  private let page = SheetPage()

  /// Always `pageSheet`.
  open override var presentationStyle: UIModalPresentationStyle { .pageSheet }

  /// The place of the sheet at the container's bottom, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = restingHeight
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The detent that is chosen, else the first.
  private var detent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  private func height(of detent: Detent) -> CGFloat {
    let (film, covered) = (containerView?.bounds.height ?? 0, containerView?.window?.coveredByHost ?? .zero)
    // A large sheet leaves the top of the content under it in sight.
    return detent.height(
      in: film, below: covered.top > 0 ? covered.top + 10 : 54, inset: covered.bottom,
      hasDevice: covered.top > 0 || covered.bottom > 0)
  }

  /// The height of the chosen detent, in points.
  var restingHeight: CGFloat { height(of: detent) }

  /// The heights of all detents.
  var heights: SheetHeights {
    SheetHeights(
      (detents.isEmpty ? [.large()] : detents).map(height(of:)), film: containerView?.bounds.height ?? 0,
      undimmedThrough: detents.first { $0.identifier == largestUndimmedDetentIdentifier }.map(height(of:)))
  }

  /// Adds the dimming, the round corners and the grabber.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: SheetHeights.dimming(isDark: traits.userInterfaceStyle == .dark))
    }
    containerView.insertSubview(dimming, at: 0)
    if let view = presentedView {
      view.layer.cornerRadius = preferredCornerRadius ?? 10
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.clipsToBounds = true
      addGrabber(to: view)
      drag.attach(to: view, dimming: dimming)
    }
    dimming.isUserInteractionEnabled = dims
    UIView.performWithoutAnimation { dimming.alpha = 0 }
    page.begin(under: presentingViewController, in: containerView)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.showPage(at: self.restingHeight)
    })
  }

  /// Whether the sheet can be as high as can be; the page behind it goes back then.
  private var canBeLarge: Bool {
    guard let containerView else { return false }
    return containerView.bounds.height > containerView.bounds.width
      && (detents.isEmpty || detents.contains(where: \.isLarge))
  }

  /// Removes the dimming after a presentation that was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return }
    dimming.removeFromSuperview()
    page.end()
  }

  /// Fades the dimming out beside the transition.
  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
      self.page.depth = 0
    })
  }

  /// Removes the dimming after the dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    drag.detach()
    dimming.removeFromSuperview()
    page.end()
  }

  /// Asks the detents for their heights again; at once, unless it is called in ``animateChanges(_:)``.
  open func invalidateDetents() { presentedView?.frame = frameOfPresentedViewInContainerView }

  /// Changes settings of the sheet, and moves it by a spring of 0.4 s.
  open func animateChanges(_ changes: () -> Void) {
    isChanging = true
    changes()
    isChanging = false
    UIView.animate(springDuration: 0.4) { place() }
  }

  /// Puts the sheet, the dimming and the page behind where they are to rest.
  private func place() {
    guard containerView != nil, presentedViewController.presentingViewController != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
    dimming.isUserInteractionEnabled = dims
    showPage(at: restingHeight)
  }

  /// Dims the page behind, and has it go back, as the sheet stands.
  ///
  /// - Parameter shown: The height that is in sight, in points.
  func showPage(at shown: CGFloat) {
    let heights = heights
    dimming.alpha = heights.dimming(at: shown)
    page.depth = canBeLarge ? heights.depth(at: shown) : 0
  }

  // MARK: Fingers

  /// Whether the sheet comes or goes at present.
  var isMoving: Bool { presentedViewController.coordinator != nil }

  /// Whether a finger can't take the sheet away: it, or a controller that it shows, must be answered.
  var staysUp: Bool {
    func isModal(_ controller: UIViewController) -> Bool {
      controller.isModalInPresentation || controller.children.contains(where: isModal)
    }
    return isModal(presentedViewController)
  }

  /// Whether a finger going up on a view at its top makes the sheet higher.
  func grows(with view: UIView) -> Bool {
    prefersScrollingExpandsWhenScrolledToEdge && heights.most > restingHeight + 0.5
  }

  /// Ends the presentation for a finger, unless the sheet must be answered or its delegate keeps it.
  ///
  /// - Returns: Whether it goes.
  @discardableResult
  func leave() -> Bool {
    guard !isMoving else { return true }
    guard !staysUp, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  /// Moves the sheet to the detent of a height, by a spring of 0.4 s.
  func settle(at height: CGFloat) {
    let found = detents.first { abs(self.height(of: $0) - height) < 0.5 }
    let isNew = found.map { $0.identifier != detent.identifier } ?? false
    animateChanges { if isNew { selectedDetentIdentifier = found?.identifier } }
    guard isNew else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
