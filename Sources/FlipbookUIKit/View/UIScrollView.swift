import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Shows a part of something larger.
open class UIScrollView: UIView {
  /// How fast a scroll that is let go comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// A film has no keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Indicators are not drawn.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black, white
  }

  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// Tables and collections have delegates of their own kinds; see ``UIScrolling``.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  /// The inset with what bars cover added to it, as far as the behaviour says so.
  open var adjustedContentInset: UIEdgeInsets {
    let covered = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + covered.top + refreshInset, left: contentInset.left,
      bottom: contentInset.bottom + covered.bottom,
      right: contentInset.right)
  }
  private var knownInset = UIEdgeInsets.zero
  /// What a refresh control takes up while it turns, in points.
  private var refreshInset: CGFloat = 0

  /// A wheel that a pull sets off.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  func setRefreshInset(_ inset: CGFloat) {
    let old = adjustedContentInset
    refreshInset = inset
    knownInset = adjustedContentInset
    // Unless a finger holds it, what is at the top makes room or takes it back.
    guard !isDragging, contentOffset.y <= -min(old.top, knownInset.top) + 0.5 else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: -knownInset.top), animated: window != nil)
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false {
    didSet { unsupported("UIScrollView.isDirectionalLockEnabled", when: isDirectionalLockEnabled) }
  }
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollsToTop = true
  open var bouncesZoom = true
  open private(set) var isZooming = false
  open var isZoomBouncing: Bool { false }
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  open var isTracking: Bool { isDragging }
  /// The whole that is scrolled over: constraints to it give the size of the content.
  public let contentLayoutGuide = UILayoutGuide()
  /// What the view shows, wherever it is scrolled to: subviews bound to it stay in place.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(following: self) { _ in .zero }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// There while the delegate gives a view that is zoomed.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  private var zoom: CGFloat = 1
  private var dragStart = CGPoint.zero
  private var generation = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    contentLayoutGuide.owningView = self
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addHandler { [weak self] in self?.panned() }
  }

  /// What shows at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
      bounds.origin = newValue
      // Subclasses place what depends on it, and constraints to the frame hold their views.
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    glide(to: contentOffset, over: 0.3, UnitCurve.easeInOut) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let shown = CGRect(origin: offset, size: bounds.size)
    if rect.minX < shown.minX {
      offset.x = rect.minX
    } else if rect.maxX > shown.maxX {
      offset.x = rect.maxX - shown.width
    }
    if rect.minY < shown.minY {
      offset.y = rect.minY
    } else if rect.maxY > shown.maxY {
      offset.y = rect.maxY - shown.height
    }
    setContentOffset(offset, animated: animated)
  }

  /// Goes to an offset by steps of a frame's length, so that the delegate hears of every one.
  private func glide(
    to target: CGPoint, over duration: TimeInterval, _ curve: UnitCurve, _ end: @escaping () -> Void
  ) {
    generation += 1
    let (planned, start, from) = (generation, FilmClock.now, contentOffset)
    func step() {
      guard planned == generation else { return }
      let progress = duration > 0 ? min((FilmClock.now - start) / duration, 1) : 1
      let share = CGFloat(curve.value(at: progress))
      contentOffset = CGPoint(
        x: from.x + (target.x - from.x) * share, y: from.y + (target.y - from.y) * share)
      if progress < 1 { FilmClock.post(after: 1.0 / 120, step) } else { end() }
    }
    step()
  }

  /// Indicators are not drawn.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// How much larger the delegate's view is shown.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let scale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    guard scale.isFinite, scale > 0, scale != zoom, let view = scrollDelegate?.viewForZooming(in: self) else {
      return
    }
    let middle = CGPoint(
      x: (contentOffset.x + bounds.width / 2) / zoom, y: (contentOffset.y + bounds.height / 2) / zoom)
    let change = { [self] in
      zoom = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame.origin = .zero
      contentSize = view.frame.size
      contentOffset = within(
        CGPoint(x: middle.x * scale - bounds.width / 2, y: middle.y * scale - bounds.height / 2))
      scrollDelegate?.scrollViewDidZoom(self)
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  /// Shows a part of the zoomed view, as large as fits.
  ///
  /// - Parameter rect: In the zoomed view's coordinates.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let change = { [self] in
      setZoomScale(scale, animated: false)
      contentOffset = within(
        CGPoint(x: rect.midX * zoom - bounds.width / 2, y: rect.midY * zoom - bounds.height / 2))
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer, from start: CGFloat) {
    setZoomScale(start * pinch.scale, animated: false)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, pinchGestureRecognizer == nil, maximumZoomScale > minimumZoomScale else { return }
    let pinch = UIPinchGestureRecognizer()
    var start: CGFloat = 1
    pinch.addHandler { [weak self, weak pinch] in
      guard let self, let pinch else { return }
      if pinch.state == .began {
        start = zoom
        isZooming = true
        scrollDelegate?.scrollViewWillBeginZooming(self, with: scrollDelegate?.viewForZooming(in: self))
      }
      pinched(pinch, from: start)
      guard pinch.state == .ended || pinch.state == .cancelled else { return }
      isZooming = false
      scrollDelegate?.scrollViewDidEndZooming(
        self, with: scrollDelegate?.viewForZooming(in: self), atScale: zoom)
    }
    addGestureRecognizer(pinch)
    pinchGestureRecognizer = pinch
  }

  private var limits: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + inset.right - bounds.width),
        y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// The offset nearest to one at which the view shows nothing beyond its contents.
  func within(_ offset: CGPoint) -> CGPoint {
    let (low, high) = limits
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// What is at the top stays there when bars cover more of it, or less.
  func followInset() {
    let inset = adjustedContentInset
    guard inset != knownInset else { return }
    var offset = contentOffset
    if offset.y == -knownInset.top { offset.y = -inset.top }
    if offset.x == -knownInset.left { offset.x = -inset.left }
    knownInset = inset
    contentOffset = offset
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followInset()
    refreshControl?.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
  }

  private func panned() {
    guard isScrollEnabled else { return }
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      generation += 1
      dragStart = contentOffset
      isDragging = true
      scrollDelegate?.scrollViewWillBeginDragging(self)
    case .changed:
      let moved = pan.translation(in: superview)
      let (low, high) = limits
      /// Beyond the end every point counts for less and less.
      func held(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ size: CGFloat) -> CGFloat {
        bounces
          ? ScrollPhysics.stretched(value, limits: low...max(low, high), room: size)
          : min(max(value, low), high)
      }
      let scrollsX = high.x > low.x || alwaysBounceHorizontal
      let scrollsY = high.y > low.y || alwaysBounceVertical
      contentOffset = CGPoint(
        x: scrollsX ? held(dragStart.x - moved.x, low.x, high.x, bounds.width) : dragStart.x,
        y: scrollsY ? held(dragStart.y - moved.y, low.y, high.y, bounds.height) : dragStart.y)
    case .ended, .cancelled:
      isDragging = false
      letGo(velocity: pan.velocity(in: superview))
    default: break
    }
  }

  /// Where a scroll that is let go is to come to rest, before the delegate is asked.
  func willEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint { target }

  private func letGo(velocity: CGPoint) {
    if let refreshControl, contentOffset.y < -adjustedContentInset.top - UIRefreshControl.height {
      refreshControl.pulled()
    }
    let (low, high) = limits
    let rate = Double(decelerationRate.rawValue)
    func resting(_ place: CGFloat, _ speed: CGFloat) -> CGFloat {
      ScrollPhysics.restingPlace(from: place, velocity: -speed, deceleration: rate)
    }
    var target = CGPoint(x: resting(contentOffset.x, velocity.x), y: resting(contentOffset.y, velocity.y))
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      func page(_ start: CGFloat, _ now: CGFloat, _ speed: CGFloat, _ size: CGFloat) -> CGFloat {
        let pages = now / size
        if abs(speed) > 300 {
          return (speed < 0 ? (start / size).rounded() + 1 : (start / size).rounded() - 1) * size
        }
        return pages.rounded() * size
      }
      target = CGPoint(
        x: high.x > low.x ? page(dragStart.x, contentOffset.x, velocity.x, bounds.width) : target.x,
        y: high.y > low.y ? page(dragStart.y, contentOffset.y, velocity.y, bounds.height) : target.y)
    }
    target = CGPoint(x: min(max(target.x, low.x), high.x), y: min(max(target.y, low.y), high.y))
    let proposed = target
    target = willEndDragging(velocity: velocity, target: target)
    withUnsafeMutablePointer(to: &target) {
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000), targetContentOffset: $0)
    }
    // A page, and what the delegate chooses, is sprung to; otherwise the content runs out.
    let isChosen = isPagingEnabled || target != proposed
    func physics(
      _ place: CGFloat, _ speed: CGFloat, _ target: CGFloat, _ low: CGFloat, _ high: CGFloat, bounces: Bool
    ) -> ScrollPhysics {
      let scrolls = high > low || bounces
      return ScrollPhysics(
        from: place, velocity: scrolls ? -speed : 0, target: isChosen ? target : nil,
        limits: scrolls ? low...max(low, high) : place...place, deceleration: rate)
    }
    let (x, y) = (
      physics(contentOffset.x, velocity.x, target.x, low.x, high.x, bounces: alwaysBounceHorizontal),
      physics(contentOffset.y, velocity.y, target.y, low.y, high.y, bounces: alwaysBounceVertical)
    )
    let soon = CGPoint(x: x.place(at: 0.1), y: y.place(at: 0.1))
    let way = max(
      abs(target.x - contentOffset.x), abs(target.y - contentOffset.y), abs(soon.x - contentOffset.x),
      abs(soon.y - contentOffset.y))
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: way > 0.5)
    guard way > 0.5 else {
      contentOffset = target
      return
    }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    runOut(x, y)
  }

  /// Goes on by steps of a frame's length, so that the delegate hears of every one.
  private func runOut(_ x: ScrollPhysics, _ y: ScrollPhysics) {
    generation += 1
    let (planned, start) = (generation, FilmClock.now)
    let (low, high) = limits
    func step() {
      guard planned == generation else { return }
      let time = FilmClock.now - start
      var place = CGPoint(x: x.place(at: time), y: y.place(at: time))
      if !bounces {
        place = CGPoint(
          x: min(max(place.x, low.x), max(low.x, high.x)), y: min(max(place.y, low.y), max(low.y, high.y)))
      }
      contentOffset = place
      guard time >= max(x.duration, y.duration) else {
        FilmClock.post(after: 1.0 / 120, step)
        return
      }
      isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
    step()
  }
}

/// What scrolls. The delegate is a property of each kind and not of a class, since that of a table is a
/// ``UITableViewDelegate`` where a scroll view's is a ``UIScrollViewDelegate``, and properties can't be overridden so.
@MainActor @preconcurrency
public protocol UIScrolling: UIScrollView {}

extension UIScrollView: UIScrolling {}

extension UIScrolling where Self: UIScrollView {
  /// Hears of scrolling; it is not kept.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Hears of scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
