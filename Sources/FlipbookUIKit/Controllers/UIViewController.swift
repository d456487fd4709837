import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// How a presented view controller lies over the one that presents it.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet || self == .popover }
  /// Whether what is under it stays in the window.
  var keepsPresenter: Bool { self != .fullScreen && self != .currentContext }
}

/// How a view controller comes where nothing else is said.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// The colour of a device's status bar; a film has none.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a status bar comes and goes; a film has none.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none = 0
  case fade, slide
}

/// Manages a view and how it comes and goes.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false

  /// Where the view stands in coming and going.
  private enum Appearance {
    case gone, appearing, here, leaving
  }
  private var appearance = Appearance.gone

  open var title: String? { didSet { navigationItem.title = navigationItem.title ?? title } }
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false {
    didSet { unsupported("UIViewController.definesPresentationContext", when: definesPresentationContext) }
  }
  open var modalPresentationCapturesStatusBarAppearance = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var hidesBottomBarWhenPushed = false {
    didSet { unsupported("UIViewController.hidesBottomBarWhenPushed", when: hidesBottomBarWhenPushed) }
  }
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { unsupported("UIViewController.edgesForExtendedLayout", when: edgesForExtendedLayout != .all) }
  }
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      unsupported(
        "UIViewController.automaticallyAdjustsScrollViewInsets", when: !automaticallyAdjustsScrollViewInsets)
    }
  }
  open var preferredContentSize = CGSize.zero
  /// Added to what bars cover, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.setNeedsLayout() } }
  var traitObservations: [TraitObservation] = []
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  var coordinator: TransitionContext?
  var presentation: UIPresentationController?

  /// Nib files are not read: the view is made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    super.init()
    if let nibNameOrNil {
      DiagnosticCollector.current.warn(
        "controller.nib",
        "The nib file \(nibNameOrNil) is not read; its view controller makes its view in code.")
    }
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// View controllers are not read from archives: one without contents is made.
  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: The view

  /// Made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    UIView.performWithoutAnimation {
      loadView()
      if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
      loadedView?.viewController = self
      isLoading = false
      viewDidLoad()
    }
  }

  /// Makes the view; override it to give another than a plain one of the screen's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() { view.updateConstraints() }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// What a bar of the container covers of the view, in points.
  var barInsets: UIEdgeInsets {
    switch parent {
    case let navigation as UINavigationController: navigation.coveredInsets
    case let tabs as UITabBarController: tabs.coveredInsets
    default: .zero
    }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}

  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  open var isBeingDismissed: Bool { appearance == .leaving && presentingViewController != nil }
  open var isMovingToParent: Bool { appearance == .appearing && parent != nil }
  open var isMovingFromParent: Bool { appearance == .leaving && parent != nil }

  // MARK: What a device shows around it

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Segues are in storyboards, which are not read: nothing, with a diagnostic.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    DiagnosticCollector.current.warn(
      "controller.segue",
      "The segue \(identifier) is not performed: storyboards are not read. Present the view controller in code."
    )
  }

  // MARK: Coming and going

  /// Whether the scene was told that the view will appear, and not yet that it has.
  var isAppearing: Bool { appearance == .appearing }

  func appear(_ animated: Bool) {
    guard appearance == .gone || appearance == .leaving else { return }
    appearance = .appearing
    viewWillAppear(animated)
    children.filter(\.isShown).forEach { $0.appear(animated) }
  }

  func appeared(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    appearance = .here
    children.filter(\.isShown).forEach { $0.appeared(animated) }
    viewDidAppear(animated)
  }

  func disappear(_ animated: Bool) {
    guard appearance == .here || appearance == .appearing else { return }
    appearance = .leaving
    viewWillDisappear(animated)
    children.filter(\.isShown).forEach { $0.disappear(animated) }
  }

  func disappeared(_ animated: Bool) {
    guard appearance == .leaving else { return }
    appearance = .gone
    children.forEach { $0.disappeared(animated) }
    viewDidDisappear(animated)
  }

  private var isShown: Bool {
    guard let view = loadedView, let outer = parent?.loadedView else { return false }
    return view.isDescendant(of: outer)
  }

  /// Tells that the view is about to come or go, from a container of the scene's own.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { appear(animated) } else { disappear(animated) }
  }

  open func endAppearanceTransition() {
    appeared(true)
    disappeared(true)
  }

  // MARK: Containing others

  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    let wasShown = appearance == .here
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    if wasShown {
      disappear(false)
      disappeared(false)
    }
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {
    guard parent != nil, parent?.appearance == .here, appearance == .gone else { return }
    appear(false)
    appeared(false)
  }

  /// Goes from one child's view to another's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.disappear(true)
    toViewController.appear(true)
    let end: (Bool) -> Void = { finished in
      fromViewController.view.removeFromSuperview()
      fromViewController.disappeared(true)
      toViewController.appeared(true)
      completion?(finished)
    }
    if options.transition != 0 {
      UIView.transition(
        with: view, duration: duration, options: options,
        animations: {
          self.view.addSubview(toViewController.view)
          fromViewController.view.isHidden = true
          animations?()
        },
        completion: { finished in
          fromViewController.view.isHidden = false
          end(finished)
        })
    } else {
      view.addSubview(toViewController.view)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: end)
    }
  }

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UIViewController? { nil }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let one = controller {
      if let found = one as? Controller { return found }
      controller = one.parent
    }
    return nil
  }

  // MARK: Presenting

  /// Shows another view controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    if presenter.presentedViewController != nil {
      DiagnosticCollector.current.warn(
        "controller.presenting",
        "A view controller is to be presented over one that presents another already; the call is left out.")
      return
    }
    ModalTransition.present(viewControllerToPresent, from: presenter, animated: flag, completion: completion)
  }

  /// Takes away what it presents, or itself where it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    var presenter = self
    while presenter.presentedViewController == nil, let parent = presenter.parent { presenter = parent }
    if let presented = presenter.presentedViewController {
      ModalTransition.dismiss(presented, animated: flag, completion: completion)
    } else if let outer = presenter.presentingViewController {
      outer.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Animates beside a transition that is going on; nil outside of one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let one = controller {
      if let coordinator = one.coordinator { return coordinator }
      controller = one.parent
    }
    return presentedViewController?.coordinator
  }

  /// What lays the view out where its class brings that along; nil for what its style says.
  func makePresentation(presenting: UIViewController) -> UIPresentationController? { nil }

  /// How the view comes and goes where its class brings that along.
  func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Whether the view that is under this one stays in the window.
  func keepsPresenter(under presentation: UIPresentationController) -> Bool {
    modalPresentationStyle.keepsPresenter && !presentation.shouldRemovePresentersView
  }

  open var presentationController: UIPresentationController? { presentation }
  open var sheetPresentationController: UISheetPresentationController? {
    if presentation == nil, modalPresentationStyle.isSheet {
      presentation = UISheetPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    }
    return presentation as? UISheetPresentationController
  }
}
