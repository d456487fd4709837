import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The bar below a tab bar controller's views.
open class UITabBar: UIView {
  /// Whether content shows through. Without, the bar has its ground also while nothing lies under it.
  open var isTranslucent = true { didSet { showGround() } }
  /// The style of the bar. Others than `default` have no effect, with a diagnostic.
  open var barStyle = UIBarStyle.default {
    didSet { unsupported("UITabBar.barStyle", when: barStyle != .default) }
  }
  /// The colour of the bar over content; that of the appearance unless set.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// Whether content lies under the bar.
  var isOverContent = false { didSet { if isOverContent != oldValue { showGround() } } }
  private let ground = BarGroundView(line: .top)
  /// The appearance of the bar: its ground and the colours of its items. It is read when it is set.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasOwnAppearance = true
      followAppearance()
    }
  }
  /// Whether the scene has set an appearance of this bar.
  var hasOwnAppearance = false
  /// The appearance of the bar while no content lies under it. Nil is the standard one without a ground.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { followAppearance() } }
  /// Whether it stands for all bars, and is not shown itself.
  var isPrototype = false
  /// The picture behind the tabs, stretched over the bar; nil unless set. An empty one leaves the bar clear.
  open var backgroundImage: UIImage? { didSet { showGround() } }
  /// The image in place of the line over the bar. One at most 1 point wide hides the line; another has no effect.
  open var shadowImage: UIImage? { didSet { showGround() } }
  /// The colour of the tabs that are not chosen; grey unless set.
  open var unselectedItemTintColor: UIColor? { didSet { show() } }
  /// The tabs, from left to right. They are shown at once; later changes of a title or an image are not.
  open var items: [UITabBarItem]? { didSet { showItems() } }
  /// The chosen tab.
  open var selectedItem: UITabBarItem? { didSet { show() } }
  /// The object that receives taps on tabs; it is not retained. A tab bar controller is that of its own bar.
  open weak var delegate: (any UITabBarDelegate)?
  /// How the tabs share the width; ``ItemPositioning/automatic`` unless set.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of a tab of a centred bar, in points; 0, for the system's, unless set.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The room between the tabs of a centred bar, in points; 0, for the system's, unless set.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the tabs are being chosen and ordered; always false. A film has no editor of tabs.
  open var isCustomizing: Bool { false }
  /// Chooses a tab in place of the bar: a tab bar controller does.
  var choose: ((Int) -> Void)?
  private var buttons: [UITabBarButton] = []
  private var badges: [UILabel] = []

  /// The height of the bar, in points.
  static let height: CGFloat = 49

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

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UITabBar)
  }

  private func followAppearance() {
    guard !isPrototype else { return }
    let items = standardAppearance.stackedLayoutAppearance
    showGround()
    if let color = items.selected.color { tintColor = color }
    if let color = items.normal.color { unselectedItemTintColor = color }
  }

  /// The ground that is shown.
  var look: BarChrome {
    guard isOverContent || scrollEdgeAppearance != nil || !isTranslucent || backgroundImage != nil else {
      return .clear
    }
    let appearance = isOverContent ? standardAppearance : scrollEdgeAppearance ?? standardAppearance
    return appearance.look.replaced(image: backgroundImage, color: barTintColor, line: shadowImage)
  }

  private func showGround() {
    guard !isPrototype else { return }
    ground.look = look
  }

  /// Replaces the tabs, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func showItems() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = UITabBarButton(type: .custom)
      button.stacksImage = true
      button.setImage(item.image, for: .normal)
      button.setTitle(item.title, for: .normal)
      item.attributesChanged = { [weak self] in self?.show() }
      button.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    // A badge is a part of its button: the last views of the bar are its buttons, by which scenes find them.
    badges = zip(buttons, items ?? []).map { button, item in
      let badge = UILabel()
      badge.font = .systemFont(ofSize: 13)
      badge.textColor = .white
      badge.textAlignment = .center
      badge.layer.cornerRadius = Self.badgeHeight / 2
      badge.clipsToBounds = true
      button.addSubview(badge)
      item.badgeChanged = { [weak self] in
        self?.show()
        self?.setNeedsLayout()
      }
      return badge
    }
    show()
    setNeedsLayout()
  }

  private func tapped(_ index: Int) {
    if let choose { return choose(index) }
    guard let item = items?[index] else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Has no effect. A film has no editor of tabs.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}

  /// Has no effect, and returns false: nothing has changed.
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Returns the width that is offered and the height of a bar with the screen's own inset below, in points. A tab bar
  /// controller's bar is as high as this says.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (window?.coveredByHost.bottom ?? 0))
  }

  /// The height of a badge, and the width of one with one letter, in points.
  private static let badgeHeight: CGFloat = 18

  private func show() {
    for (button, item) in zip(buttons, items ?? []) {
      let isChosen = item === selectedItem
      let color = isChosen ? tintColor : unselectedItemTintColor ?? .systemGray
      button.tintColor = color
      (button.imageInsets, button.titleOffset) = (item.imageInsets, item.titlePositionAdjustment)
      let (all, state) = (AppearancePrototypes.knownTabItem, isChosen ? UIControl.State.selected : .normal)
      button.titleLabel?.font = item.titleFont ?? all?.titleFont ?? .systemFont(ofSize: 10, weight: .medium)
      button.setTitleColor(
        item.titleColor(for: state) ?? all?.titleColor(for: state) ?? color, for: .normal)
      button.setImage(isChosen ? item.selectedImage ?? item.image : item.image, for: .normal)
    }
    for (badge, item) in zip(badges, items ?? []) {
      badge.text = item.badgeValue
      badge.isHidden = item.badgeValue == nil
      badge.backgroundColor = item.badgeColor ?? .systemRed
    }
  }

  /// Takes what the scene has set for all bars by now.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { followPrototype() }
  }

  /// Shows the chosen tab in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Places the tabs and their badges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let places = tabFrames(count: buttons.count)
    for (button, place) in zip(buttons, places) { button.frame = place }
    for (badge, place) in zip(badges, places) {
      let text = badge.sizeThatFits(.zero).width
      badge.frame = CGRect(
        x: place.width / 2 + 4, y: 2 - place.minY, width: max(Self.badgeHeight, text + 10),
        height: Self.badgeHeight)
    }
  }
}
