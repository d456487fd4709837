import FlipbookDrawing
import Foundation

/// The bar above a navigation controller's views: a title, a way back, and buttons.
open class UINavigationBar: UIView {
  /// Whether items have large titles, unless they say otherwise.
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// Whether views' bars, by `appearance()`, are clear while nothing lies under them. The bar itself is opaque.
  open var isTranslucent = true
  /// The colour of the bar; that of the appearance unless set.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// The font and colour of the title; those of the appearance unless set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The font and colour of the large title; those of the appearance unless set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image in place of the line below the bar. One at most 1 point wide hides the line; another has no
  /// effect, with a diagnostic.
  open var shadowImage: UIImage? {
    didSet {
      showBackground()
      unsupported("UINavigationBar.shadowImage", when: shadowImage.map { $0.size.width > 1 } ?? false)
    }
  }
  /// The style of the bar. Others than `default` have no effect, with a diagnostic.
  open var barStyle = UIBarStyle.default {
    didSet { unsupported("UINavigationBar.barStyle", when: barStyle != .default) }
  }
  /// The appearance of the bar. It is read when it is set.
  open var standardAppearance = UINavigationBarAppearance() { didSet { showBackground() } }
  /// The appearance of the bar over content that is not scrolled. Has no effect, with a diagnostic.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      unsupported(
        "UINavigationBar.scrollEdgeAppearance",
        when: !isPrototype && scrollEdgeAppearance != nil && scrollEdgeAppearance !== standardAppearance)
    }
  }
  /// Has no effect. A film is held upright.
  open var compactAppearance: UINavigationBarAppearance?
  /// The item shown.
  open private(set) var topItem: UINavigationItem?
  var goBack: (() -> Void)?
  private var shown: UIView?
  private let line = UIView()

  /// The height without a large title, in points.
  static let height: CGFloat = 44
  /// The additional height of a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    addSubview(line)
    followPrototype()
    showBackground()
  }

  /// Makes a view of no size. Archives are not read, and no background is shown.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the bar clear for an image at most 1 point wide. Another has no effect.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    // An empty image stands for a bar without a background.
    if let image, image.size.width <= 1 {
      backgroundColor = .clear
      line.isHidden = true
    }
  }

  /// Whether it stands for all bars, and is not shown itself.
  var isPrototype = false

  private func showBackground() {
    guard !isPrototype else { return }
    backgroundColor = barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground
    line.isHidden = standardAppearance.isTransparent || (shadowImage.map { $0.size.width <= 1 } ?? false)
  }

  /// Places the line and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    shown?.frame = bounds
  }

  /// The length of a change of the bar, in seconds, where no transition of the scene sets another.
  static let changeDuration: TimeInterval = 0.35

  /// Shows an item. An animated change fades from the item before.
  func show(
    _ item: UINavigationItem, back: UINavigationItem?, largeTitle: Bool, animated: Bool,
    duration: TimeInterval = UINavigationBar.changeDuration
  ) {
    topItem?.changed = nil
    topItem = item
    item.changed = { [weak self] in self?.show(item, back: back, largeTitle: largeTitle, animated: false) }
    let content = NavigationBarContent(
      item, back: item.hidesBackButton ? nil : back, largeTitle: largeTitle, in: self)
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
    UIView.performWithoutAnimation { content.alpha = 0 }
    UIView.animate(withDuration: duration) {
      content.alpha = 1
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }
}

/// The title and the buttons for one item.
private final class NavigationBarContent: UIView {
  private let title: UIView
  private let left: [UIView]
  private let right: [UIView]
  private let largeTitle: UILabel?

  init(_ item: UINavigationItem, back: UINavigationItem?, largeTitle isLarge: Bool, in bar: UINavigationBar) {
    func label(_ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?) -> UILabel {
      let label = UILabel()
      label.text = item.title
      label.font = attributes?[.font] as? UIFont ?? font
      label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
      return label
    }
    let appearance = bar.standardAppearance
    title =
      item.titleView
      ?? label(
        .systemFont(ofSize: 17, weight: .semibold), bar.titleTextAttributes ?? appearance.titleTextAttributes)
    largeTitle =
      isLarge
      ? label(
        .systemFont(ofSize: 34, weight: .bold),
        bar.largeTitleTextAttributes ?? appearance.largeTitleTextAttributes) : nil
    title.isHidden = isLarge && item.titleView == nil
    var left = (item.leftBarButtonItems ?? []).map { $0.makeView(in: appearance) }
    if left.isEmpty, let back {
      let button = UIButton(type: .system)
      button.setImage(appearance.backIndicatorImage ?? UIImage(systemName: "chevron.left"), for: .normal)
      button.setTitle(
        back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      appearance.backButtonAppearance.normal.apply(to: button)
      button.ownGap = 5
      button.addAction(UIAction { [weak bar] _ in bar?.goBack?() }, for: .touchUpInside)
      left = [button]
    }
    self.left = left
    right = (item.rightBarButtonItems ?? []).map { $0.makeView(in: appearance) }
    super.init(frame: .zero)
    ([title, largeTitle].compactMap { $0 } + left + right).forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bar = UINavigationBar.height
    var x: CGFloat = 16
    for view in left {
      let size = view.fittingSize
      view.frame = CGRect(x: x, y: (bar - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 12
    }
    var end = bounds.width - 16
    for view in right {
      let size = view.fittingSize
      view.frame = CGRect(
        x: end - size.width, y: (bar - size.height) / 2, width: size.width, height: size.height)
      end -= size.width + 12
    }
    let size = title.fittingSize
    let width = min(size.width, max(end - x, 0))
    // In the middle of the bar where there is room, and beside the buttons otherwise.
    let middle = min(max((bounds.width - width) / 2, x), max(end - width, x))
    title.frame = CGRect(x: middle, y: (bar - size.height) / 2, width: width, height: size.height)
    if let largeTitle {
      let size = largeTitle.intrinsicContentSize
      largeTitle.frame = CGRect(
        x: 16, y: bounds.height - size.height - 8, width: min(size.width, bounds.width - 32),
        height: size.height)
    }
  }
}

extension UIView {
  /// The natural size of a view, in points, or else the size that it has.
  var fittingSize: CGSize {
    let wanted = intrinsicContentSize
    return CGSize(
      width: wanted.width >= 0 ? wanted.width : bounds.width,
      height: wanted.height >= 0 ? wanted.height : bounds.height)
  }
}
