import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A stack of view controllers, the last on top.
open class UINavigationController: UIViewController {
  /// The change of a navigation stack.
  public enum Operation: Int, Hashable, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The system's length of the bar's coming and going, in seconds: 0.2.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// The object that chooses transitions; it is not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the views.
  public internal(set) var navigationBar = UINavigationBar()
  private var stack: [UIViewController] = []
  private let container = UIView()
  private var isBarHidden = false
  private var transition: TransitionContext?
  /// The recognizer of a pan from the left edge, which pops the top controller.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.addHandler { [weak self, weak pan] in if let self, let pan { edgePanned(pan) } }
    return pan
  }()
  private var edgePop: UIPercentDrivenInteractiveTransition?
  /// Whether the bars hide while content scrolls. Has no effect, with a diagnostic.
  open var hidesBarsOnSwipe = false {
    didSet { unsupported("UINavigationController.hidesBarsOnSwipe", when: hidesBarsOnSwipe) }
  }
  /// The bar below the views, with the top controller's items. It is hidden unless asked for.
  open internal(set) lazy var toolbar: UIToolbar! = UIToolbar()
  private var hidesToolbar = true
  /// Whether the bar below the views is hidden.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The insets by which bars covered the view on top when it was placed last, in points.
  private var shownInsets = UIEdgeInsets.zero
  /// The scroll views under the bars.
  let (topWatch, bottomWatch) = (ScrollWatch(), ScrollWatch())

  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
  }

  /// Makes an empty stack. Nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty stack. The classes of the bars have no effect.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes the stack of a storyboard, and an empty one of other archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.read(into: self as UINavigationController)
  }

  private var ownTab: UITabBarItem?
  /// The tab of the controller: that of the lowest controller unless one is set.
  open override var tabBarItem: UITabBarItem! {
    get { ownTab ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { ownTab = newValue }
  }

  /// The controllers of the stack, from bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller, or else the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, over 0.35 s where it is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    if animated {
      UIView.animate(withDuration: 0.35) { self.placeViews() }
    } else {
      placeViews()
    }
  }

  /// Hides or shows the bar below the views, over 0.2 s where it is animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    guard isViewLoaded else { return }
    if animated {
      UIView.animate(withDuration: Self.hideShowBarDuration) { self.placeViews() }
    } else {
      placeViews()
    }
  }

  /// Adds the bars, the view on top and the recognizer.
  override func prepareView() {
    super.prepareView()
    view.backgroundColor = .systemBackground
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(navigationBar)
    if let pan = interactivePopGestureRecognizer { view.addGestureRecognizer(pan) }
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    topWatch.changed = { [weak self] in self?.followTop($0) }
    topWatch.restingOffsets = { [weak self] in self?.restingOffsets(of: $0) ?? [] }
    bottomWatch.changed = { [weak self] in self?.followBottom($0) }
    if let top = stack.last {
      showBar(for: top, animated: false)
      container.addSubview(top.view)
      top.didMove(toParent: self)
    }
    placeViews()
  }

  /// Places the bar and the view on top, except during a transition.
  override func placeOwnViews() {
    super.placeOwnViews()
    if transition == nil { placeViews() }
  }

  private func placeViews() {
    if !navigationBar.showsRightTitle, let top = stack.last { showBar(for: top, animated: false) }
    placeBar()
    placeToolbar(of: stack.last)
    if let top = stack.last {
      top.view.frame = contentFrame(of: top)
      followScrolling(of: top)
      let insets = insets(of: top)
      if insets != shownInsets {
        shownInsets = insets
        top.view.followInsets()
      }
    }
  }

  private func showBar(
    for controller: UIViewController, animated: Bool, duration: TimeInterval = UINavigationBar.changeDuration,
    isPush: Bool = true
  ) {
    let index = stack.firstIndex(of: controller) ?? 0
    navigationBar.show(
      controller.navigationItem, back: index > 0 ? stack[index - 1].navigationItem : nil,
      animated: animated, duration: duration, isPush: isPush)
  }

  // MARK: Going to and fro

  /// Whether a transition runs. The stack stays as it is then, as in UIKit.
  private func isBusy(_ call: String) -> Bool {
    guard transition != nil else { return false }
    DiagnosticCollector.current.warn(
      "navigation.busy",
      "\(call) is called while another transition goes on; the navigation stack stays as it is. Wait for the transition to end."
    )
    return true
  }

  /// Puts a controller on top. During a transition nothing happens, with a diagnostic.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController), !isBusy("pushViewController") else { return }
    let old = stack.last
    stack.append(viewController)
    addChild(viewController)
    guard isViewLoaded else { return }
    go(from: old, to: viewController, .push, animated: animated) { completed in
      if completed {
        viewController.didMove(toParent: self)
      } else {
        self.stack.removeLast()
        viewController.removeFromParent()
      }
    }
  }

  /// Takes the top controller away, unless it is the only one. Returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[stack.count - 2], animated: animated)?.last
  }

  /// Takes all controllers away but the lowest. Returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes the controllers above another away. Returns them; nil where there are none.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController), index < stack.count - 1, let top = stack.last,
      !isBusy("popToViewController")
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    popped.forEach { $0.willMove(toParent: nil) }
    guard isViewLoaded else { return popped }
    go(from: top, to: viewController, .pop, animated: animated) { completed in
      if completed {
        popped.forEach { $0.removeFromParent() }
      } else {
        self.stack += popped
      }
    }
    return popped
  }

  /// Replaces the stack. Where the top changes, the new one comes as by a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !isBusy("setViewControllers") else { return }
    let old = stack.last
    for controller in stack where !viewControllers.contains(controller) { controller.removeFromParent() }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    stack = viewControllers
    guard isViewLoaded, let new = stack.last, new !== old else { return }
    go(from: old, to: new, .push, animated: animated && old != nil) { _ in new.didMove(toParent: self) }
  }

  private func edgePanned(_ pan: UIPanGestureRecognizer) {
    let share = view.bounds.width > 0 ? pan.translation(in: view).x / view.bounds.width : 0
    switch pan.state {
    case .began:
      guard stack.count > 1, transition == nil, !(stack.last?.navigationItem.hidesBackButton ?? false) else {
        return
      }
      edgePop = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed: edgePop?.update(share)
    case .ended, .cancelled:
      let speed = pan.velocity(in: view).x
      let goes = pan.state == .ended && (speed > 300 || (share > 0.5 && speed > -300))
      if goes { edgePop?.finish() } else { edgePop?.cancel() }
      edgePop = nil
    default: break
    }
  }

  private func go(
    from old: UIViewController?, to new: UIViewController, _ operation: Operation, animated: Bool,
    finish: @escaping (Bool) -> Void
  ) {
    let isAnimated = animated && old != nil && view.window != nil && UIView.areAnimationsEnabled
    delegate?.navigationController(self, willShow: new, animated: isAnimated)
    let animator =
      isAnimated
      ? old.flatMap {
        delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: new)
      } : nil
    // The bar takes as long as the views.
    let barDuration = animator?.transitionDuration(using: nil) ?? UINavigationBar.changeDuration
    // A view sets its title as it loads, so that it fades in with the rest.
    new.loadViewIfNeeded()
    showBar(for: new, animated: isAnimated, duration: barDuration, isPush: operation == .push)
    followScrolling(of: new)
    let placeBars = { [self] in
      placeBar()
      placeToolbar(of: new)
      tabBarController?.placeBar()
    }
    if isAnimated { UIView.animate(withDuration: barDuration, animations: placeBars) } else { placeBars() }
    old?.disappear(isAnimated)
    new.appear(isAnimated)
    guard let old, isAnimated else { return show(new, inPlaceOf: old, finish) }
    let context = makeTransition(from: old, to: new, finish)
    transition = context
    coordinator = context
    // Neither views nor bar take touches during the transition.
    container.isUserInteractionEnabled = false
    navigationBar.isUserInteractionEnabled = false
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let slide = SlideAnimator(operation, isLed: edgePop != nil)
    let own =
      ZoomAnimator(
        (operation == .pop ? old : new).preferredTransition, isOpening: operation != .pop, otherwise: slide)
      ?? slide as any UIViewControllerAnimatedTransitioning
    context.start(animator ?? own, animator == nil ? edgePop : interaction)
  }

  /// Shows a controller without an animation.
  private func show(
    _ new: UIViewController, inPlaceOf old: UIViewController?, _ finish: (Bool) -> Void
  ) {
    old?.view.removeFromSuperview()
    UIView.performWithoutAnimation {
      new.view.frame = contentFrame(of: new)
      container.addSubview(new.view)
      container.layoutIfNeeded()
    }
    old?.disappeared(false)
    if view.window != nil { new.appeared(false) }
    finish(true)
    delegate?.navigationController(self, didShow: new, animated: false)
  }

  private func makeTransition(
    from old: UIViewController, to new: UIViewController, _ finish: @escaping (Bool) -> Void
  ) -> TransitionContext {
    TransitionContext(
      container: container, from: old, to: new, views: [.from: old.view, .to: new.view],
      initialFrames: [old: old.view.frame], finalFrames: [new: contentFrame(of: new)], isAnimated: true,
      style: .none
    ) { [self] completed in
      transition = nil
      coordinator = nil
      container.isUserInteractionEnabled = true
      navigationBar.isUserInteractionEnabled = true
      (completed ? old : new).view.removeFromSuperview()
      finish(completed)
      if completed {
        old.disappeared(true)
        new.appeared(true)
        delegate?.navigationController(self, didShow: new, animated: true)
      } else {
        new.disappear(true)
        new.disappeared(true)
        old.appear(true)
        old.appeared(true)
        showBar(for: old, animated: true)
      }
      placeViews()
    }
  }

  /// Places the bar above the views of the top controller.
  func placeBar() {
    guard let top = stack.last else { return }
    navigationBar.rowHeight = rowHeight
    navigationBar.frame = barFrame(for: top)
    navigationBar.alpha = isBarHidden ? 0 : 1
    navigationBar.layoutIfNeeded()
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
