import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A controller that shows one of several view controllers, with a bar of tabs below.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar of tabs. Public code puts a bar of its own in its place by `setValue(_:forKey:)` with "tabBar".
  open var tabBar: UITabBar { bar }
  private var bar = UITabBar()
  /// Has no effect. All tabs stand in the bar.
  open lazy var moreNavigationController = UINavigationController()
  /// Has no effect. A film has no editor of tabs.
  open var customizableViewControllers: [UIViewController]?
  /// The object that chooses transitions; it is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0
  /// The scroll view that lies under the bar.
  private let watch = ScrollWatch()

  private var controllers: [UIViewController]?

  /// The controllers of the tabs. Setting them calls ``setViewControllers(_:animated:)``.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The tabs, where they are made of ``UITab``. Setting them sets the controllers.
  open var tabs: [UITab] = [] { didSet { tabsChanged() } }
  /// Has no effect. A phone has a bar of tabs.
  open var mode = Mode.automatic

  /// Sets the controllers of the tabs, at once. It chooses the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    controllers?.forEach { $0.removeFromParent() }
    controllers = viewControllers
    viewControllers?.forEach { addChild($0) }
    index = 0
    if isViewLoaded { show() }
  }

  /// The index of the chosen tab, from 0. An index that is not there has no effect.
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

  /// The controller of the chosen tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? index }
  }

  /// Adds the bar and the view of the chosen tab.
  override func prepareView() {
    super.prepareView()
    view.backgroundColor = .systemBackground
    watch.changed = { [weak self] in self?.followBottom($0) }
    attach()
    show()
  }

  /// Puts the bar over the view and follows its taps.
  private func attach() {
    bar.delegate = self
    view.addSubview(bar)
    placeBar()
    bar.choose = { [weak self] index in
      guard let self, let controller = viewControllers?[index],
        delegate?.tabBarController(self, shouldSelect: controller) != false
      else { return }
      let (tab, old) = (tabs.first { $0.controller === controller }, selectedTab)
      if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
      selectedIndex = index
      if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: old) }
      if let item = bar.selectedItem { tabBar(bar, didSelect: item) }
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  /// Puts another bar in the place of the present one, with its tabs.
  func replaceBar(by other: UITabBar) {
    guard other !== bar else { return }
    let old = bar
    bar = other
    (old.choose, old.delegate) = (nil, nil)
    guard isViewLoaded else { return }
    old.removeFromSuperview()
    attach()
    showItems()
  }

  /// Gives the bar the controllers' tabs, once: a bar of the scene's own makes its tabs anew for each change of them,
  /// which would end what moves there.
  private func showItems() {
    let items = viewControllers?.compactMap { $0.tabBarItem }
    if bar.items != items { bar.setItems(items, animated: false) }
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Called after a tap on a tab, also by a bar of the scene's own: chooses the tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    selectedIndex = viewControllers?.firstIndex { $0.tabBarItem === item } ?? selectedIndex
  }
  /// Never called. A film has no editor of tabs.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Never called. A film has no editor of tabs.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Never called. A film has no editor of tabs.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Never called. A film has no editor of tabs.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  private func show(from old: Int? = nil) {
    showItems()
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
      ) { [self] completed in
        coordinator = nil
        finish(completed, from: outgoing, to: new)
        container.removeFromSuperview()
      }
      coordinator = context
      context.start(animator, delegate?.tabBarController(self, interactionControllerFor: animator))
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

  /// Ends a change of tabs that an animator has made. One that was cancelled leaves the old tab chosen.
  private func finish(_ completed: Bool, from outgoing: UIViewController, to new: UIViewController) {
    let (shown, gone) = completed ? (new, outgoing) : (outgoing, new)
    if !completed {
      index = viewControllers?.firstIndex(of: outgoing) ?? index
      tabBar.selectedItem = outgoing.tabBarItem
      new.disappear(true)
      outgoing.appear(true)
    }
    gone.view.removeFromSuperview()
    view.insertSubview(shown.view, belowSubview: tabBar)
    shown.view.frame = view.bounds
    gone.disappeared(true)
    shown.appeared(true)
  }

  /// Places the bar and the view of the chosen tab.
  override func placeOwnViews() {
    super.placeOwnViews()
    placeBar()
    selectedViewController?.view.frame = view.bounds
    followScrolling()
  }

  /// Follows the scroll view of the chosen tab.
  func followScrolling() {
    let scroll = selectedViewController?.scrollView(under: .bottom)
    watch.follow(scroll)
    if scroll == nil { tabBar.isOverContent = false }
  }

  private func followBottom(_ scroll: UIScrollView) {
    tabBar.isOverContent = scroll.reachesBelow(tabBar.frame.minY, in: view)
  }

  /// Whether a controller that hides the bar has been pushed over the chosen tab.
  private var isBarPushedAway: Bool {
    let pushed = (selectedViewController as? UINavigationController)?.viewControllers.dropFirst() ?? []
    return pushed.contains { $0.hidesBottomBarWhenPushed }
  }

  /// The height that the bar asks for.
  private var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }

  /// Places the bar at the bottom, or where it has gone with the page that it stood under.
  func placeBar() {
    let size = view.bounds.size
    tabBar.frame = CGRect(
      x: isBarPushedAway ? -size.width : 0, y: size.height - barHeight, width: size.width, height: barHeight)
  }

  /// The insets by which the bar and the screen's own insets cover the views of tabs, in points.
  func insets(of controller: UIViewController) -> UIEdgeInsets {
    var covered = overlayInsets
    if !tabBar.isHidden, !isBarPushedAway { covered.bottom = max(covered.bottom, barHeight) }
    return covered
  }

  // MARK: Members that an extension of a scene may replace

  /// Called after the view was made.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  /// Called before the view comes.
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  /// Called after the view has come.
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  /// Called before the view goes.
  open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  /// Called after the view has gone.
  open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  /// Called before the view's subviews are laid out.
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  /// Called after the view's subviews were laid out.
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  /// Called after the traits have changed.
  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  /// The style of the status bar.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  /// Whether the status bar is hidden.
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  /// The controller that chooses the style of the status bar.
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  /// The controller that chooses whether the status bar is hidden.
  open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  /// The orientations of the controller.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  /// Whether the controller turns with the device.
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
}
