import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// The manager of a view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false

  /// The stage of the view's coming and going.
  private enum Appearance {
    case gone, appearing, here, leaving
  }
  private var appearance = Appearance.gone

  /// The title, which is also that of the navigation item and of the tab.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if hasTab { tabBarItem?.title = title }
    }
  }
  /// The controller that contains this one; nil for none.
  open private(set) weak var parent: UIViewController?
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one presents; nil for none.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presents this one; nil for none.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The way in which the controller lies over its presenter; a sheet unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The system's transition of the controller; `coverVertical` unless set.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition of the controller, which goes before ``modalTransitionStyle``; nil unless set.
  open var preferredTransition: Transition?
  /// Whether no finger ends the presentation: it has to be answered.
  open var isModalInPresentation = false
  /// Whether the view is covered by what is presented in it. Has no effect, with a diagnostic.
  open var definesPresentationContext = false {
    didSet { unsupported("UIViewController.definesPresentationContext", when: definesPresentationContext) }
  }
  /// Has no effect. A film has no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The object that gives the transition's animators; it is not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The content of the navigation bar.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The tab of the controller.
  open lazy var tabBarItem: UITabBarItem! = {
    hasTab = true
    return UITabBarItem(title: title, image: nil, tag: 0)
  }()
  private var hasTab = false
  /// Whether the controller is being edited. Setting it is not animated.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false
  /// The item of a bar that begins and ends editing; nil until it is asked for.
  var editItem: UIBarButtonItem?

  /// Sets whether the controller is being edited. Its ``editButtonItem`` goes along.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    showEditItem()
  }
  /// The items of the toolbar while the controller is on top of a navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the bar of tabs goes away with the controller below, when this one is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view reaches under a bar that isn't translucent.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// The scroll views that are set for edges, by the edges' bits.
  var contentScrollViews: [UInt: ScrollHolder] = [:]
  /// Whether scroll views keep clear of bars. False has no effect, with a diagnostic.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      unsupported(
        "UIViewController.automaticallyAdjustsScrollViewInsets", when: !automaticallyAdjustsScrollViewInsets)
    }
  }
  /// The size of the view in a popover, in points.
  open var preferredContentSize = CGSize.zero { didSet { preferredContentSizeChanged() } }
  /// Called as a child's, or a presented controller's, preferred size has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Insets that are added to those of bars, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.setNeedsLayout() } }
  var traitObservations: [TraitObservation] = []
  /// The user interface style of the view and all inside; the environment' unless set.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  var coordinator: TransitionContext?
  var presentation: UIPresentationController?

  /// The scene of a storyboard that the controller comes from; nil for another controller.
  var nibScene: NibScene?
  /// The name of the file of views that the view is read from; nil for one named as the class, or none.
  open private(set) var nibName: String?
  /// The bundle of that file; nil for the main one.
  open private(set) var nibBundle: SceneBundle?

  /// Makes a controller whose view is read from a file of views.
  ///
  /// - Parameter nibNameOrNil: Nil for a file that is named as the class; without one the controller makes its view in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    super.init()
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// Makes a controller that makes its view in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the controller of a storyboard's scene. Other archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder.nib else { return }
    nib.read(into: self as UIViewController)
    if let tabs = self as? UITabBarController { nib.read(intoTabs: tabs) }
    if let split = self as? UISplitViewController { nib.read(intoColumns: split) }
  }

  /// Does nothing. Archives are not written.
  open func encode(with coder: NSCoder) {}

  /// Never called. A film's device is not shaken.
  open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  /// Never called. A film's device is not shaken.
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  /// Passes touches that came down on to the next responder.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  /// Whether the controller may become the first responder.
  open dynamic override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }

  /// The view's superview, or else the parent.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: The view

  /// The view, which is made when it is first asked for.
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

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view, if it has not been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    UIView.performWithoutAnimation {
      loadView()
      if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
      loadedView?.viewController = self
      isLoading = false
      nibScene?.finish(self)
      prepareView()
      viewDidLoad()
    }
  }

  /// Fills the view of one of the library's containers, before ``viewDidLoad()``.
  func prepareView() {}
  /// Places the views of one of the library's containers, before ``viewDidLayoutSubviews()``.
  func placeOwnViews() {}

  /// Makes the view, unless overridden: that of the storyboard or of a file of views, else a plain one of the screen's size.
  open func loadView() {
    if readView() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come, before ``viewDidAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has come.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Changes properties by what the scene's data are. It is called before the view's first layout, and when asked for.
  open func updateProperties() {}
  /// Called before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}
  /// Called after bars or the screen's own insets cover more of the view, or less, but for what a bar gives way to scrolling.
  open func viewSafeAreaInsetsDidChange() {}
  /// Updates the view's constraints. Layout does not call it.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Never called. A film keeps its size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called. A film's size classes stay.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Never called. A film's screen doesn't turn.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Never called. A film's screen doesn't turn.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Never called. A film's screen doesn't turn.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called with the former traits after the user interface style has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called.
  open func didReceiveMemoryWarning() {}

  /// The traits of the view, or of the film before there is one.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// Whether the view is coming and the controller is presented.
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// Whether the view is going and the controller is presented.
  open var isBeingDismissed: Bool { appearance == .leaving && presentingViewController != nil }
  /// Whether the view is coming and the controller has a parent.
  open var isMovingToParent: Bool { appearance == .appearing && parent != nil }
  /// Whether the view is going and the controller has a parent.
  open var isMovingFromParent: Bool { appearance == .leaving && parent != nil }

  // MARK: The system's interface around it

  /// Never asked for. A film has no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Never asked for. A film has no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Never asked for. A film has no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Never asked for. A film is held upright.
  open var shouldAutorotate: Bool { true }
  /// Does nothing. A film's screen doesn't turn.
  open class func attemptRotationToDeviceOrientation() {}
  /// Never asked: children come and go with their parent.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Does nothing. A film has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Never asked for. A film has no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Never asked for. A film has no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Never asked for. A film has no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Never asked for. A film has no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing. A film has no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Never asked for. A film is held upright.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Never asked for. A film is held upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Does nothing. A film is held upright.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Never asked for. A film has no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that a touch begins is performed; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's scene. Without one of the identifier nothing happens, with a diagnostic.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let nibScene, let segue = NibSegues.named(identifier, in: nibScene.element) else {
      return NibTrouble.unknownSegue(identifier, of: self)
    }
    NibSegues.perform(segue, from: self, sender: sender, objects: nibScene.objects)
  }

  // MARK: Coming and going

  /// Whether `viewWillAppear` was called and `viewDidAppear` not yet.
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
    for child in children where child.isShown {
      child.appear(animated)
      child.appeared(animated)
    }
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

  /// Begins the coming or going of the view, in a container of the scene's own.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { appear(animated) } else { disappear(animated) }
  }

  /// Ends the coming or going of the view, in a container of the scene's own.
  open func endAppearanceTransition() {
    appeared(true)
    disappeared(true)
  }

  // MARK: Containing others

  /// Makes another controller a child of this one.
  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent.
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

  /// Called before the parent changes; nil for a removal.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent has changed; nil for a removal. A child's view comes with it.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, appearance == .gone else { return }
    if parent.appearance == .appearing, isShown { appear(parent.transitionCoordinator?.isAnimated ?? false) }
    guard parent.appearance == .here else { return }
    appear(false)
    appeared(false)
  }

  /// Changes from one child's view to another's. The duration is in seconds.
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
    exchange(
      fromViewController.view, for: toViewController.view, duration, options, animations: animations,
      completion: end)
  }

  /// The nearest navigation controller around; nil for none.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller around; nil for none.
  open var tabBarController: UITabBarController? { ancestor() }

  // MARK: Presenting

  /// Presents a controller over the outermost parent. Where that presents one already, nothing happens, with
  /// a diagnostic.
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

  /// Dismisses the presented controller, or this one where it presents none.
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

  /// Pushes a controller in a navigation controller, and presents it outside one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// The coordinator of the running transition, for animations beside it; nil outside a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let one = controller {
      if let coordinator = one.coordinator { return coordinator }
      controller = one.parent
    }
    return presentedViewController?.coordinator
  }

  /// Returns the presentation that the class has of its own; nil for that of the style.
  func makePresentation(presenting: UIViewController) -> UIPresentationController? { nil }

  /// Returns the animator that the class has of its own; nil for that of the style.
  func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Whether the view under this one stays in the window.
  func keepsPresenter(under presentation: UIPresentationController) -> Bool {
    modalPresentationStyle.keepsPresenter && !presentation.shouldRemovePresentersView
  }

  /// The presentation of the controller: of a sheet from the start, of other styles as they are presented.
  open var presentationController: UIPresentationController? { sheetPresentationController ?? presentation }
  /// The presentation of a popover; nil for another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if presentation == nil, modalPresentationStyle == .popover {
      presentation = UIPopoverPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    }
    return presentation as? UIPopoverPresentationController
  }
  /// The presentation of a sheet; nil for another style.
  open var sheetPresentationController: UISheetPresentationController? {
    if presentation == nil, modalPresentationStyle.isSheet {
      presentation = UISheetPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    }
    return presentation as? UISheetPresentationController
  }
}
