import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The bar below a tab bar controller's views.
open class UITabBar: UIView {
  /// Whether views' bars, by `appearance()`, are clear while nothing lies under them. The bar itself is opaque.
  open var isTranslucent = true
  /// The colour of the bar; the background's unless set.
  open var barTintColor: UIColor? {
    didSet { if !isPrototype { backgroundColor = barTintColor ?? .systemBackground } }
  }
  /// The appearance of the bar: its ground and the colours of its items. It is read when it is set.
  open var standardAppearance = UITabBarAppearance() { didSet { followAppearance() } }
  /// The appearance of the bar over content that is not scrolled under it. It counts for views' bars alone.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether it stands for all bars, and is not shown itself.
  var isPrototype = false
  /// The picture behind the tabs, stretched over the bar; nil unless set. An empty one leaves the bar clear.
  open var backgroundImage: UIImage? {
    didSet {
      layer.contents = backgroundImage?.cgImage
      backgroundColor = backgroundImage == nil ? barTintColor ?? .systemBackground : .clear
    }
  }
  /// Has no effect. The bar has no line over it.
  open var shadowImage: UIImage?
  /// The colour of the tabs that are not chosen; grey unless set.
  open var unselectedItemTintColor: UIColor? { didSet { show() } }
  /// The tabs, from left to right. They are shown at once; later changes of a title or an image are not.
  open var items: [UITabBarItem]? { didSet { showItems() } }
  /// The chosen tab.
  open var selectedItem: UITabBarItem? { didSet { show() } }
  var choose: ((Int) -> Void)?
  private var buttons: [UIButton] = []
  private var badges: [UILabel] = []

  /// The height of the bar, in points.
  static let height: CGFloat = 49

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func followAppearance() {
    guard !isPrototype else { return }
    let items = standardAppearance.stackedLayoutAppearance
    backgroundColor = standardAppearance.backgroundColor ?? .systemBackground
    if let color = items.selected.color { tintColor = color }
    if let color = items.normal.color { unselectedItemTintColor = color }
  }

  /// Replaces the tabs, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func showItems() {
    (buttons + badges).forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = UIButton(type: .custom)
      button.stacksImage = true
      button.setImage(item.image, for: .normal)
      button.setTitle(item.title, for: .normal)
      item.attributesChanged = { [weak self] in self?.show() }
      button.addAction(UIAction { [weak self] _ in self?.choose?(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    badges = (items ?? []).map { item in
      let badge = UILabel()
      badge.font = .systemFont(ofSize: 13)
      badge.textColor = .white
      badge.textAlignment = .center
      badge.layer.cornerRadius = Self.badgeHeight / 2
      badge.clipsToBounds = true
      addSubview(badge)
      item.badgeChanged = { [weak self] in
        self?.show()
        self?.setNeedsLayout()
      }
      return badge
    }
    show()
    setNeedsLayout()
  }

  /// The height of a badge, and the width of one with one letter, in points.
  private static let badgeHeight: CGFloat = 18

  private func show() {
    for (button, item) in zip(buttons, items ?? []) {
      let isChosen = item === selectedItem
      let color = isChosen ? tintColor : unselectedItemTintColor ?? .systemGray
      button.tintColor = color
      button.titleLabel?.font = item.titleFont ?? .systemFont(ofSize: 10, weight: .medium)
      button.setTitleColor(item.titleColor(for: isChosen ? .selected : .normal) ?? color, for: .normal)
      button.setImage(isChosen ? item.selectedImage ?? item.image : item.image, for: .normal)
    }
    for (badge, item) in zip(badges, items ?? []) {
      badge.text = item.badgeValue
      badge.isHidden = item.badgeValue == nil
      badge.backgroundColor = item.badgeColor ?? .systemRed
    }
  }

  /// Shows the chosen tab in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Places the tabs and their badges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
    for (index, badge) in badges.enumerated() {
      let text = badge.sizeThatFits(.zero).width
      badge.frame = CGRect(
        x: (CGFloat(index) + 0.5) * width + 4, y: 2, width: max(Self.badgeHeight, text + 10),
        height: Self.badgeHeight)
    }
  }
}
