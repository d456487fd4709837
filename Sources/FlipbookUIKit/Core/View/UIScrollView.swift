import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// A view that shows a part of larger content.
open class UIScrollView: UIView {
  /// The rate at which a scroll slows down after the finger has left.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond, 0…1.
    public let rawValue: CGFloat
    /// Makes a rate from the share of the velocity that is left after a millisecond, 0…1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998, the rate unless another is set.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, which stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When a scroll hides the keyboard. A film has no keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black, white
  }

  /// Whether the safe area is added to the content's insets. All but `never` add it at the top and the
  /// bottom.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// Tables and collections have delegates of their own kinds; see ``UIScrolling``.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The room around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the safe area is added to ``contentInset``; `automatic` unless set.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  /// The content's inset with the safe area at the top and the bottom added, unless the behaviour is `never`.
  open var adjustedContentInset: UIEdgeInsets {
    let covered = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + covered.top + refreshInset, left: contentInset.left,
      bottom: contentInset.bottom + covered.bottom,
      right: contentInset.right)
  }
  private var knownInset = UIEdgeInsets.zero
  /// Whether the content has been placed by the insets once.
  private(set) var hasSettled = false
  /// The bars that follow the content.
  var watches: [ScrollWatch] = []
  /// The room at the top that a bar gives back when the content comes down, in points.
  var roomAbove: CGFloat = 0
  /// The bars that show which part of the content is in sight.
  private lazy var indicators = ScrollIndicatorLayers()
  /// The height of a refresh control while it spins, in points.
  private var refreshInset: CGFloat = 0

  /// The spinner that a pull starts.
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
    // Unless a finger holds it, content at the top makes room or takes it back.
    guard !isDragging, contentOffset.y <= -min(old.top, knownInset.top) + 0.5 else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: -knownInset.top), animated: window != nil)
  }
  /// Whether a finger scrolls the view.
  open var isScrollEnabled = true
  /// Whether a scroll stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a scroll goes beyond the content's edges and back.
  open var bounces = true
  /// Whether content that fits bounces up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits bounces to the sides.
  open var alwaysBounceHorizontal = false
  /// Whether a drag keeps to one axis. Has no effect, with a diagnostic.
  open var isDirectionalLockEnabled = false {
    didSet { unsupported("UIScrollView.isDirectionalLockEnabled", when: isDirectionalLockEnabled) }
  }
  /// Whether a bar shows the place along the bottom while a finger scrolls.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows the place at the side while a finger scrolls.
  open var showsVerticalScrollIndicator = true
  /// The rate at which a scroll slows down; `normal` unless set.
  open var decelerationRate = DecelerationRate.normal
  /// Has no effect. A film has no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the bars are light or dark; by the scheme unless set.
  open var indicatorStyle = IndicatorStyle.default
  /// Has no effect. Scroll indicators keep to the safe area.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Has no effect. Scroll indicators keep to the safe area.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Has no effect. Scroll indicators keep to the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Has no effect. A film has no status bar to tap.
  open var scrollsToTop = true
  /// Has no effect. A zoom stops at its limits.
  open var bouncesZoom = true
  /// Whether a pinch is zooming the view.
  open private(set) var isZooming = false
  /// Always false. A zoom stops at its limits.
  open var isZoomBouncing: Bool { false }
  /// Has no effect. Touches come from the film's script.
  open var delaysContentTouches = true
  /// Has no effect. Touches come from the film's script.
  open var canCancelContentTouches = true
  /// Has no effect. Scroll indicators keep to the safe area.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The smallest zoom; 1 unless set.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom; 1 unless set.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a finger is dragging the content.
  open private(set) var isDragging = false
  /// Whether the content moves on after the finger has left.
  open private(set) var isDecelerating = false
  /// Whether a finger is dragging the content.
  open var isTracking: Bool { isDragging }
  /// The guide around the whole content. Constraints to it give the size of the content.
  public let contentLayoutGuide = UILayoutGuide()
  /// The guide around the visible part. Subviews bound to it stay in place.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(following: self) { _ in .zero }
  /// The recognizer of the drag that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of the pinch that zooms; nil unless the largest zoom was above the smallest when the view
  /// came into a window.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  private var zoom: CGFloat = 1
  var dragStart = CGPoint.zero
  private var generation = 0

  /// Makes a scroll view that clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self as UIScrollView)
  }

  private func setUp() {
    clipsToBounds = true
    contentLayoutGuide.owningView = self
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addHandler { [weak self] in self?.panned() }
    panGestureRecognizer.axes = { [weak self] in self?.draggedAxes ?? (x: false, y: false) }
  }

  /// The point of the content at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
      bounds.origin = newValue
      // Subclasses place views that depend on it, and constraints to the frame hold theirs.
      setNeedsLayout()
      if hasSettled { reportToBars() }
      if isDragging || isDecelerating { indicators.moved(in: self) }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to an offset, over 0.3 s where it is animated. The offset may lie beyond the content.
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

  /// Scrolls as little as shows a rectangle of the content, given in points.
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

  /// Moves to an offset in steps of 1/120 s, so that the delegate is called for each.
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

  /// Does nothing. Indicators are drawn for fingers alone.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// The scale of the delegate's view; 1 unless zoomed.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what is shown, over 0.3 s where it is animated. The scale is kept between the
  /// limits.
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

  /// Zooms so that a rectangle fills the view, and scrolls to it.
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

  /// Passes touches that came down on to the next responder.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  /// Passes touches that moved on to the next responder.
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  /// Passes touches that were lifted on to the next responder.
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  /// Passes touches that were cancelled on to the next responder.
  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  /// Whether a touch inside begins at a view; true unless overridden. Never called: touches go to the view that they meet.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether a drag takes a touch from a view inside; false for controls unless overridden. Never called: a drag takes it from
  /// any view.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Adds the pinch recognizer where the largest zoom is above the smallest.
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
    let low = CGPoint(x: -inset.left, y: -inset.top - roomAbove)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + inset.right - bounds.width),
        y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// Returns the nearest offset at which nothing beyond the content is in sight.
  func within(_ offset: CGPoint) -> CGPoint {
    let (low, high) = limits
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Keeps content that is at the top there when bars cover more of it, or less.
  func followInset() {
    let inset = adjustedContentInset
    guard !inset.isClose(to: knownInset) else {
      hasSettled = hasSettled || window != nil
      return
    }
    var offset = contentOffset
    if offset.y == -knownInset.top { offset.y = -inset.top }
    if offset.x == -knownInset.left { offset.x = -inset.left }
    knownInset = inset
    hasSettled = false
    contentOffset = offset
    hasSettled = true
  }

  /// Follows changes of the insets, and places the refresh control.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followInset()
    refreshControl?.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    refreshControl?.follow(pull: -adjustedContentInset.top - contentOffset.y)
    if hasSettled { reportToBars() }
  }

  /// The axes along which a finger moves the content. A way along another one is left to other recognizers.
  private var draggedAxes: (x: Bool, y: Bool) {
    guard isScrollEnabled else { return (false, false) }
    let (low, high) = limits
    return (high.x > low.x || alwaysBounceHorizontal, high.y > low.y || alwaysBounceVertical)
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
      /// Beyond the edge every point counts for less and less.
      func held(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ size: CGFloat) -> CGFloat {
        bounces
          ? ScrollPhysics.stretched(value, limits: low...max(low, high), room: size)
          : min(max(value, low), high)
      }
      let axes = draggedAxes
      contentOffset = CGPoint(
        x: axes.x ? held(dragStart.x - moved.x, low.x, high.x, bounds.width) : dragStart.x,
        y: axes.y ? held(dragStart.y - moved.y, low.y, high.y, bounds.height) : dragStart.y)
    case .ended, .cancelled:
      isDragging = false
      letGo(velocity: pan.velocity(in: superview))
    default: break
    }
  }

  /// Returns the offset at which a scroll ends after the finger has left, before the delegate is asked.
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
    // A target beyond the content is no place to rest, nor one that would cut a title in two.
    target = clearOfBars(within(target))
    // A page, and a target of the delegate's choice, is reached by a spring; otherwise the content runs out.
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

  /// Moves on in steps of 1/120 s, so that the delegate is called for each.
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

extension UIScrollView: UIScrolling {}
