import FlipbookDrawing
import Foundation

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection { .current }
}

/// A presentation of a card over dimmed content.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet stands. Two are equal where their names and their rules are the same; a height of the
  /// scene's own equals itself alone.
  @MainActor
  public struct Detent: Sendable, Hashable {
    /// The identity of a height of a scene's own.
    private final class Token: Sendable {}

    /// The identity of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the identity.
      public let rawValue: String
      /// Makes an identity from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identity from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the container's height.
      public static let medium = Identifier(rawValue: "medium")
      /// All of the container's height but the screen's own inset at the top and 10 points, or 54 without one.
      public static let large = Identifier(rawValue: "large")
    }

    let share: CGFloat
    /// The identity of the height.
    public let identifier: Identifier
    /// Returns the height for the largest one, in points; nil in the property for a share of the screen.
    var height: (@MainActor @Sendable (CGFloat) -> CGFloat?)?
    private let token: Token?

    private init(
      share: CGFloat, identifier: Identifier, height: (@MainActor @Sendable (CGFloat) -> CGFloat?)? = nil
    ) {
      self.share = share
      self.identifier = identifier
      self.height = height
      token = height.map { _ in Token() }
    }

    /// Whether both stand at the same height by the same rule.
    nonisolated public static func == (lhs: Detent, rhs: Detent) -> Bool {
      lhs.token === rhs.token && lhs.identifier == rhs.identifier && lhs.share == rhs.share
    }

    /// Hashes the name and the share.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
      hasher.combine(share)
    }

    /// Returns the height of half of the container.
    public static func medium() -> Detent { Detent(share: 0.5, identifier: .medium) }
    /// Returns the height of the container less 54 points.
    public static func large() -> Detent { Detent(share: 1, identifier: .large) }

    /// Returns a height of the scene's own.
    ///
    /// - Parameter resolver: Returns the height in points; nil for half of the container.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(share: 0.5, identifier: identifier ?? Identifier("custom")) {
        resolver(DetentContext(maximumDetentValue: $0))
      }
    }
  }

  /// The heights at which the sheet can stand, from the lowest; the large one unless set.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet stands; the first for nil. Later changes take effect in
  /// ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which content behind is not dimmed; nil to dim it at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a short bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
  /// Has no effect. Sheets are not dragged.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Has no effect. A film is held upright.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Has no effect. A film is held upright.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the upper corners, in points; 10 unless set.
  open var preferredCornerRadius: CGFloat?
  private let dimming = UIView()
  private let grabber = UIView()

  /// Whether content behind is dimmed at the sheet's height.
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

  /// The page behind the sheet.
  private let page = SheetPage()

  /// Always `pageSheet`.
  open override var presentationStyle: UIModalPresentationStyle { .pageSheet }

  /// The place of the sheet at the container's bottom, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
    // A large sheet leaves the top of the content under it in sight.
    let covered = containerView?.window?.coveredByHost.top ?? 0
    let most = bounds.height - (covered > 0 ? covered + 10 : 54)
    let height = detent.height?(most) ?? (detent.share >= 1 ? most : bounds.height * detent.share)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Adds the dimming, the round corners and the grabber.
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
    page.begin(under: presentingViewController, in: containerView)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = self.dims ? 1 : 0
      self.page.isBehind = self.isLarge
    })
  }

  /// Whether the sheet is as high as can be; the page behind it goes back then.
  private var isLarge: Bool {
    guard let containerView else { return false }
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    return containerView.bounds.height > containerView.bounds.width
      && detent.map { $0.share >= 1 && $0.height == nil } ?? true
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
      self.page.isBehind = false
    })
  }

  /// Removes the dimming after the dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    page.end()
  }

  /// Asks the detents for their heights again; at once, unless it is called in ``animateChanges(_:)``.
  open func invalidateDetents() { presentedView?.frame = frameOfPresentedViewInContainerView }

  /// Changes settings of the sheet, and moves it by a spring of 0.4 s.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    UIView.animate(springDuration: 0.4) {
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
      self.page.isBehind = self.isLarge
    }
  }
}
