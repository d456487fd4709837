import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button of a tab bar.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  /// The text of the badge beside the image; nil for none.
  open var badgeValue: String? { didSet { badgeChanged?() } }
  /// The background of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { badgeChanged?() } }
  var badgeChanged: (() -> Void)?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// What the system has tabs for.
  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.look.title, image: UIImage(systemName: systemItem.look.symbol), tag: tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// The bar below a tab bar controller's views.
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
  open var unselectedItemTintColor: UIColor? { didSet { show() } }
  open private(set) var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem? { didSet { show() } }
  var choose: ((Int) -> Void)?
  private var buttons: [UIButton] = []
  private var badges: [UILabel] = []

  /// In points.
  static let height: CGFloat = 49

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
    (buttons + badges).forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = UIButton(type: .custom)
      button.stacksImage = true
      button.setImage(item.image, for: .normal)
      button.setTitle(item.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 10, weight: .medium)
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

  /// In points; a badge of one letter is as wide.
  private static let badgeHeight: CGFloat = 18

  private func show() {
    for (button, item) in zip(buttons, items ?? []) {
      let color = item === selectedItem ? tintColor : unselectedItemTintColor ?? .systemGray
      button.tintColor = color
      button.setTitleColor(color, for: .normal)
      button.setImage(item === selectedItem ? item.selectedImage ?? item.image : item.image, for: .normal)
    }
    for (badge, item) in zip(badges, items ?? []) {
      badge.text = item.badgeValue
      badge.isHidden = item.badgeValue == nil
      badge.backgroundColor = item.badgeColor ?? .systemRed
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

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

/// View controllers of which one is shown at a time.
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0

  open var viewControllers: [UIViewController]? {
    didSet {
      oldValue?.forEach { $0.removeFromParent() }
      viewControllers?.forEach { addChild($0) }
      index = 0
      if isViewLoaded { show() }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var selectedIndex: Int {
    get { index }
    set {
      guard let count = viewControllers?.count, newValue >= 0, newValue < count, newValue != index else {
        return
      }
      let old = index
      index = newValue
      guard isViewLoaded else { return }
      show(from: old)
    }
  }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? index }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(tabBar)
    tabBar.choose = { [weak self] index in
      guard let self, let controller = viewControllers?[index] else { return }
      selectedIndex = index
      delegate?.tabBarController(self, didSelect: controller)
    }
    show()
  }

  private func show(from old: Int? = nil) {
    tabBar.setItems(viewControllers?.map { $0.tabBarItem }, animated: false)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let new = selectedViewController else { return }
    let outgoing = old.flatMap { viewControllers?[$0] }
    new.view.frame = view.bounds
    view.insertSubview(new.view, belowSubview: tabBar)
    if let outgoing,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: outgoing, to: new), view.window != nil
    {
      let container = UIView(frame: view.bounds)
      view.insertSubview(container, belowSubview: tabBar)
      container.addSubview(outgoing.view)
      outgoing.disappear(true)
      new.appear(true)
      new.view.removeFromSuperview()
      let context = TransitionContext(
        container: container, from: outgoing, to: new, views: [.from: outgoing.view, .to: new.view],
        initialFrames: [outgoing: outgoing.view.frame], finalFrames: [new: view.bounds], isAnimated: true,
        style: .none
      ) { [self] _ in
        coordinator = nil
        outgoing.view.removeFromSuperview()
        view.insertSubview(new.view, belowSubview: tabBar)
        container.removeFromSuperview()
        outgoing.disappeared(true)
        new.appeared(true)
      }
      coordinator = context
      context.start(animator, nil)
      return
    }
    let isShown = view.window != nil
    outgoing?.disappear(false)
    if isShown { new.appear(false) }
    outgoing?.view.removeFromSuperview()
    outgoing?.disappeared(false)
    if isShown { new.appeared(false) }
    new.didMove(toParent: self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    tabBar.frame = CGRect(x: 0, y: size.height - UITabBar.height, width: size.width, height: UITabBar.height)
    selectedViewController?.view.frame = view.bounds
  }

  var coveredInsets: UIEdgeInsets { UIEdgeInsets(bottom: tabBar.isHidden ? 0 : UITabBar.height) }
}

/// Decides on a tab bar controller's transitions.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
