import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Pages of view controllers, side by side, that a finger turns.
open class UIPageViewController: UIViewController {
  /// The way in which pages change. Both slide.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl = 0
    case scroll
  }

  /// The direction in which pages lie.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical
  }

  /// The direction in which a page comes.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward = 0
    case reverse
  }

  /// The place of a book's spine. It has no effect.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none = 0
    case min, mid, max
  }

  /// A key of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The place of the spine. It has no effect.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// The style that was asked for. Pages slide in any case.
  public private(set) var transitionStyle = TransitionStyle.scroll
  /// The direction in which pages lie.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The object that gives the pages before and after one; it is not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { makeNeighbours() } }
  }
  /// The object that is called when pages change; it is not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Has no effect. Pages do not curl.
  open var isDoubleSided = false
  /// The recognizer of the drag that turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }
  /// The current page, as an array of one; nil before the first.
  open private(set) var viewControllers: [UIViewController]?
  private let scroll = PageScrollView()
  private var before: UIViewController?
  private var after: UIViewController?
  private var spacing: CGFloat = 0
  private var dots: UIPageControl?
  private var keeper: PageKeeper { scroll.keeper }

  /// Makes a controller without pages. The style `pageCurl` adds a diagnostic and slides.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing =
      options?[.interPageSpacing] as? CGFloat ?? (options?[.interPageSpacing] as? Double).map { CGFloat($0) }
      ?? 0
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl {
      DiagnosticCollector.current.warn(
        "controller.page-curl", "Pages don't curl; they slide beside each other, as with the scroll style.")
    }
  }

  /// Makes a controller without pages. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the scroll view and the current page.
  override func prepareView() {
    super.prepareView()
    scroll.isPagingEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    keeper.owner = self
    view.insertSubview(scroll, at: 0)
    if let current = viewControllers?.first { adopt(current) }
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var page: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

  /// Places the pages and the dots.
  override func placeOwnViews() {
    super.placeOwnViews()
    let size = view.bounds.size
    let gap = spacing
    let frame = CGRect(
      x: isHorizontal ? -gap / 2 : 0, y: isHorizontal ? 0 : -gap / 2,
      width: size.width + (isHorizontal ? gap : 0), height: size.height + (isHorizontal ? 0 : gap))
    if scroll.frame != frame {
      scroll.frame = frame
      place()
    }
    dots?.frame = CGRect(x: 0, y: size.height - 37, width: size.width, height: 37)
  }

  /// Shows a page; of several the first. It slides in where it is animated.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else { return }
    let old = self.viewControllers?.first
    guard isViewLoaded, let old, old !== new, animated, view.window != nil else {
      self.viewControllers = [new]
      if isViewLoaded { adopt(new) }
      completion?(true)
      return
    }
    let isForward = direction == .forward
    release(isForward ? after : before, unless: new)
    if isForward { after = new } else { before = new }
    hold(new)
    place()
    keeper.isSet = true
    keeper.arrived = { [weak self] in
      self?.settle()
      completion?(true)
    }
    go(to: isForward ? 2 : 0)
  }

  private func go(to index: Int) {
    let offset = page * CGFloat(index)
    scroll.setContentOffset(
      isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), animated: true)
  }

  private func adopt(_ current: UIViewController) {
    hold(current)
    makeNeighbours()
  }

  private func hold(_ controller: UIViewController) {
    if controller.parent !== self { addChild(controller) }
    if controller.view.superview !== scroll {
      scroll.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
  }

  private func release(_ controller: UIViewController?, unless kept: UIViewController? = nil) {
    guard let controller, controller !== kept, controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func makeNeighbours() {
    guard let current = viewControllers?.first else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    let kept = [before, current, after].compactMap { $0 }
    for one in children where !kept.contains(one) { release(one) }
    for one in kept where one !== current { hold(one) }
    showDots()
    place()
  }

  private func place() {
    guard page > 0, let current = viewControllers?.first else { return }
    let size = view.bounds.size
    for (index, one) in [before, current, after].enumerated() {
      guard let one else { continue }
      let start = page * CGFloat(index) + spacing / 2
      one.view.frame = CGRect(
        origin: isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start), size: size)
    }
    // The page in sight stands at its width, whether there is one before it or not.
    let length = page * 3
    scroll.contentSize =
      isHorizontal ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
    keeper.isPlacing = true
    let (start, end) = (before == nil ? -page : 0, after == nil ? -page : 0)
    scroll.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    scroll.followInset()
    scroll.contentOffset = isHorizontal ? CGPoint(x: page, y: 0) : CGPoint(x: 0, y: page)
    keeper.isPlacing = false
  }

  /// Makes the page in sight the current one, after the scroll has come to rest.
  func settle() {
    guard page > 0, let old = viewControllers?.first else { return }
    let offset = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    let new = [before, old, after][min(max(Int((offset / page).rounded()), 0), 2)] ?? old
    let isOther = new !== old
    if isOther {
      viewControllers = [new]
      makeNeighbours()
    }
    if !keeper.isSet {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isOther)
    }
    keeper.isSet = false
  }

  /// A finger that comes before the pages are at rest takes hold of the nearest one: it is the current one from then on.
  func willDrag() {
    let place = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    if page > 0, !keeper.isSet, abs(place / page - 1) > 0.5 {
      let rest = place - (place / page).rounded() * page
      settle()
      let offset = page + rest
      scroll.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      scroll.dragStart = scroll.contentOffset
    }
    let next = [before, after].compactMap { $0 }
    if !next.isEmpty { delegate?.pageViewController(self, willTransitionTo: next) }
  }

  private func showDots() {
    let count = dataSource?.presentationCount(for: self) ?? -1
    guard count >= 0 else { return }
    let control = dots ?? UIPageControl()
    if dots == nil {
      dots = control
      control.isUserInteractionEnabled = false
      view.addSubview(control)
      view.setNeedsLayout()
    }
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }
}
