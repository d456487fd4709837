import FlipbookDrawing
import Foundation

/// Says where a presented view lies and what comes with it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public private(set) weak var presenting: UIViewController?
  open internal(set) var containerView: UIView?
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      unsupported("UIPresentationController.overrideTraitCollection", when: overrideTraitCollection != nil)
    }
  }
  open weak var delegate: AnyObject?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
  }

  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentationStyle: UIModalPresentationStyle { .custom }
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func size(forChildContentContainer container: UIViewController, withParentContainerSize: CGSize)
    -> CGSize
  {
    withParentContainerSize
  }
}

/// What the height of a sheet is worked out from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// In points.
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}

private struct DetentSurroundings: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection { .current }
}

/// Lays a card over what is under it, which is dimmed.
open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet stands.
  @MainActor
  public struct Detent: Sendable {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }

    let share: CGFloat
    public let identifier: Identifier
    /// How high it is of the most there is, in points; nil for a share of the screen.
    var height: (@MainActor @Sendable (CGFloat) -> CGFloat?)?
    public static func medium() -> Detent { Detent(share: 0.5, identifier: .medium) }
    public static func large() -> Detent { Detent(share: 1, identifier: .large) }

    /// - Parameter resolver: Gives the height in points; nil leaves the detent out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(share: 0.5, identifier: identifier ?? Identifier("custom")) {
        resolver(DetentSurroundings(maximumDetentValue: $0))
      }
    }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The highest detent at which what lies behind is not dimmed; nil to dim it at all of them.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a short bar at the top of the sheet shows that it can be dragged.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var preferredCornerRadius: CGFloat?
  private let dimming = UIView()
  private let grabber = UIView()

  /// Whether what lies behind is dimmed at the detent that the sheet stands at.
  private var dims: Bool {
    func place(_ identifier: Detent.Identifier?) -> Int? {
      detents.firstIndex { $0.identifier == identifier }
    }
    guard let limit = place(largestUndimmedDetentIdentifier) else { return true }
    return (place(selectedDetentIdentifier) ?? 0) > limit
  }

  private func addGrabber(to view: UIView) {
    grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = !prefersGrabberVisible
    view.addSubview(grabber)
  }

  open override var presentationStyle: UIModalPresentationStyle { .pageSheet }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
    // A large sheet leaves the top of what is under it in sight.
    let most = bounds.height - 54
    let height = detent.height?(most) ?? (detent.share >= 1 ? most : bounds.height * detent.share)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.25)
    containerView.insertSubview(dimming, at: 0)
    if let view = presentedView {
      view.layer.cornerRadius = preferredCornerRadius ?? 10
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.clipsToBounds = true
      addGrabber(to: view)
    }
    dimming.isUserInteractionEnabled = dims
    UIView.performWithoutAnimation { dimming.alpha = 0 }
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = self.dims ? 1 : 0
    })
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0
    })
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  /// Changes settings of the sheet with an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(springDuration: 0.4) {
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    }
  }
}
