import FlipbookDrawing
import FlipbookViews
import Foundation

/// The bar above a navigation controller's views: a title, a way back, and buttons.
open class UINavigationBar: UIView {
  /// Whether items have large titles, unless they say otherwise.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// Whether views reach under the bar. Without, the bar has its colour also while nothing lies under it.
  open var isTranslucent = true {
    didSet {
      showGround()
      superview?.setNeedsLayout()
    }
  }
  /// The colour of the bar over content; that of the appearance unless set.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// The font and colour of the title; those of the appearance unless set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
  /// The font and colour of the large title; those of the appearance unless set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
  /// The image in place of the line below the bar. One at most 1 point wide hides the line; another has no
  /// effect, with a diagnostic.
  open var shadowImage: UIImage? {
    didSet {
      showGround()
      unsupported("UINavigationBar.shadowImage", when: shadowImage?.standsForNone == false)
    }
  }
  /// The style of the bar. Others than `default` have no effect, with a diagnostic.
  open var barStyle = UIBarStyle.default {
    didSet { unsupported("UINavigationBar.barStyle", when: barStyle != .default) }
  }
  /// The appearance of the bar over content. It is read when it is set.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasOwnAppearance = true
      rebuild()
    }
  }
  /// Whether the scene has set an appearance of this bar.
  var hasOwnAppearance = false
  /// The appearance of the bar while no content lies under it. Nil is the standard one without a ground.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { rebuild() } }
  /// Has no effect. A film is held upright.
  open var compactAppearance: UINavigationBarAppearance?
  /// Has no effect. A film is held upright.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The item shown.
  open private(set) var topItem: UINavigationItem?
  /// The items of a bar without a controller, the last one shown.
  open var items: [UINavigationItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UINavigationItem]?
  var goBack: (() -> Void)?
  private var shown: NavigationBarContent?
  private var shownBack: UINavigationItem?
  private let ground = BarGroundView(line: .bottom)
  private var backgroundImage: UIImage?

  /// The height without a large title, in points.
  static let height: CGFloat = 44
  /// The additional height of a large title, in points.
  static let largeTitleHeight: CGFloat = 52
  /// The height of the row of items, in points: more in sheets.
  var rowHeight = UINavigationBar.height {
    didSet { if rowHeight != oldValue { shown?.setNeedsLayout() } }
  }
  /// Whether content lies under the bar.
  var isOverContent = false {
    didSet {
      guard isOverContent != oldValue else { return }
      showGround()
      shown?.showTexts()
    }
  }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(ground)
    followPrototype()
    showGround()
  }

  /// Makes a view of no size. Archives are not read, and no background is shown.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UINavigationBar)
  }

  /// Sets the image behind the bar in place of its ground. An empty one makes the bar clear.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImage = image
    showGround()
  }

  /// The image behind the bar; nil unless set.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// Whether it stands for all bars, and is not shown itself.
  var isPrototype = false

  // MARK: Looks

  /// The appearance that counts for an item, where content lies under the bar or not.
  private func appearance(overContent: Bool) -> UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    if overContent { return standard }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// The appearance whose texts and buttons are shown.
  var shownAppearance: UINavigationBarAppearance { appearance(overContent: isOverContent) }

  /// The ground that is shown.
  var look: BarChrome {
    let hasEdge = (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance) != nil
    guard isOverContent || hasEdge || !isTranslucent else { return .clear }
    return shownAppearance.look.replaced(image: backgroundImage, color: barTintColor, line: shadowImage)
  }

  private func showGround() {
    guard !isPrototype else { return }
    ground.look = look
  }

  /// Shows the item anew, in a changed appearance.
  private func rebuild() {
    guard !isPrototype else { return }
    showGround()
    if let topItem { show(topItem, back: shownBack, animated: false) }
  }

  /// Takes what the scene has set for all bars by now.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { followPrototype() }
  }

  /// Places the ground, which reaches to the top of the screen, and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = superview is UIWindow || goBack != nil ? max(frame.minY, 0) : 0
    ground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    shown?.frame = bounds
  }

  // MARK: Items

  /// Shows the last of some items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items
    guard let last = items?.last else {
      shown?.removeFromSuperview()
      (shown, topItem) = (nil, nil)
      return
    }
    show(last, back: items?.dropLast().last, animated: animated)
  }

  /// Shows an item after the present ones.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((ownItems ?? []) + [item], animated: animated)
  }

  /// Takes the last item away, unless it is the only one. Returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items = ownItems, items.count > 1 else { return nil }
    setItems(Array(items.dropLast()), animated: animated)
    return items.last
  }

  /// Has the field to search in follow its search.
  func layoutSearch() { shown?.setNeedsLayout() }

  /// The length of a change of the bar, in seconds, where no transition of the scene sets another.
  static let changeDuration: TimeInterval = 0.35

  /// Whether an item has a large title.
  func hasLargeTitle(_ item: UINavigationItem) -> Bool {
    prefersLargeTitles && item.largeTitleDisplayMode != .never
  }

  /// Whether the content shows a large title where one is wanted, and none elsewhere.
  var showsRightTitle: Bool {
    guard let shown, let topItem else { return true }
    return shown.hasLargeTitle == hasLargeTitle(topItem)
  }

  /// The room below the row of items, in points: of a large title and of a field to search in.
  func fullRoomBelow(_ item: UINavigationItem) -> CGFloat {
    (hasLargeTitle(item) ? Self.largeTitleHeight : 0) + (item.searchController?.roomInBar ?? 0)
  }

  /// The same, as far as they are there.
  func roomBelow(_ item: UINavigationItem) -> CGFloat { max(fullRoomBelow(item) - item.collapsed, 0) }

  /// Shows an item. An animated change fades from the item before, and what is below the rows goes with its page.
  ///
  /// - Parameter isPush: Whether the page comes from the right, over the one before.
  func show(
    _ item: UINavigationItem, back: UINavigationItem?, animated: Bool,
    duration: TimeInterval = UINavigationBar.changeDuration, isPush: Bool = true
  ) {
    topItem?.changed = nil
    topItem = item
    shownBack = back
    item.changed = { [weak self] in
      self?.showGround()
      self?.show(item, back: back, animated: false)
      self?.superview?.setNeedsLayout()
    }
    showGround()
    let content = NavigationBarContent(item, back: item.hidesBackButton ? nil : back, in: self)
    let old = shown
    shown = content
    UIView.performWithoutAnimation {
      content.frame = bounds
      addSubview(content)
      content.layoutIfNeeded()
    }
    guard animated, let old else {
      old?.removeFromSuperview()
      return
    }
    let (over, under) = (bounds.width, -0.3 * bounds.width)
    let (front, back) = isPush ? (content, old) : (old, content)
    UIView.performWithoutAnimation {
      content.alpha = 0
      content.shift = isPush ? over : under
      content.meet(isPush ? front.farPlaces(over: back) : back.farPlaces(under: front))
    }
    let changes = {
      (content.alpha, content.shift) = (1, 0)
      (old.alpha, old.shift) = (0, isPush ? under : over)
      content.meet(.home)
      old.meet(isPush ? back.farPlaces(under: front) : front.farPlaces(over: back))
    }
    let end: (Bool) -> Void = { _ in old.removeFromSuperview() }
    guard duration == Self.changeDuration else {
      return UIView.animate(withDuration: duration, animations: changes, completion: end)
    }
    // By the spring that moves the pages.
    UIView.animate(
      withDuration: SlideAnimator.springDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, animations: changes, completion: end)
  }

  /// As wide as there is room, and 44 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the width that is offered and a height of 44, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
