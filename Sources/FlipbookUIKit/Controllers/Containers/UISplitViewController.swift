import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A controller with columns side by side where there is much room across, and one stack of pages where there is little.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public let style: Style
  /// The object that is asked about columns; it is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns that are wanted side by side; `automatic` unless set: two where the view is wider than high, else the
  /// last alone.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { update() } }
  /// The width of the first column as a part of the view's, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// The width of the first column, in points.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// The side of the first column; `leading` unless set.
  open var primaryEdge = PrimaryEdge.leading { didSet { update() } }
  /// Has no effect. Columns come and go by ``preferredDisplayMode`` alone.
  open var presentsWithGesture = true
  /// Has no effect. Columns lie side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Has no effect. There is no button for columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Has no effect. There is no button for columns.
  open var showsSecondaryOnlyButton = false
  /// Has no effect. The first column has the background of its own view.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet {
      unsupported("UISplitViewController.primaryBackgroundStyle", when: primaryBackgroundStyle == .sidebar)
    }
  }

  /// Stands for a width that the controller chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// The first column, where nothing else is said, in points.
  private static let usualWidth: CGFloat = 320

  /// The controllers of the columns.
  var columns: [Column: UIViewController] = [:]
  /// Whether there is one stack of pages.
  open private(set) var isCollapsed = false
  /// A button that hides the first column and shows it again. A bar leaves it out where there is one stack of pages.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: nil,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    })
  /// The symbol of the button; nil before it has one.
  private var buttonSymbol: String?
  private var hasPlaced = false
  private let line = UIView()

  /// Makes a controller with columns that are given by name.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller with two columns, which ``viewControllers`` gives.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller with two columns from a document of Interface Builder's.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The columns' controllers: the first and the last.
  open var viewControllers: [UIViewController] {
    get {
      guard !isCollapsed else { return [shown.first].compactMap { $0 } }
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.count > 1 ? newValue.last : nil
      hasPlaced = false
      update()
    }
  }

  /// Gives a column its controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = column == .compact ? vc : vc.map(wrapped)
    hasPlaced = false
    update()
  }
  /// The controller of a column; nil where there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }

  // MARK: Columns

  /// The columns that are side by side.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    guard isViewLoaded, view.bounds.width > view.bounds.height else { return .secondaryOnly }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The width of the first column where it stands beside others, in points.
  open var primaryColumnWidth: CGFloat {
    let whole = view.bounds.width
    var width = Self.usualWidth
    if preferredPrimaryColumnWidthFraction >= 0 { width = preferredPrimaryColumnWidthFraction * whole }
    if preferredPrimaryColumnWidth >= 0 { width = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, whole)
  }

  /// The controllers on show, from the leading edge on.
  private var shown: [UIViewController] {
    if isCollapsed {
      return [columns[.compact] ?? columns[.primary] ?? columns[.secondary]].compactMap { $0 }
    }
    switch displayMode {
    case .secondaryOnly: return [columns[.secondary] ?? columns[.primary]].compactMap { $0 }
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    case .automatic, .oneBesideSecondary, .oneOverSecondary:
      return [columns[.supplementary] ?? columns[.primary], columns[.secondary]].compactMap { $0 }
    }
  }

  /// Puts the columns' views where they belong.
  func update() {
    guard isViewLoaded, view.bounds.width > 0 else { return }
    let isNarrow = traitCollection.horizontalSizeClass != .regular
    if isNarrow != isCollapsed || !hasPlaced {
      isCollapsed = isNarrow
      hasPlaced = true
      if isNarrow { collapse() }
    }
    let controllers = shown
    for child in children where !controllers.contains(child) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    place(controllers)
    showButton()
  }

  /// Gives the button for columns its symbol, which is undecided: no picture was found.
  private func showButton() {
    let symbol =
      style != .unspecified
      ? "sidebar.leading"
      : displayMode == .secondaryOnly ? "chevron.backward" : "arrow.up.left.and.arrow.down.right"
    if buttonSymbol != symbol {
      buttonSymbol = symbol
      displayModeButtonItem.image = UIImage(systemName: symbol)
    }
    displayModeButtonItem.isHidden = isCollapsed
  }

  private func place(_ controllers: [UIViewController]) {
    let width = primaryColumnWidth
    let isLeading = primaryEdge == .leading
    var rest = view.bounds
    for controller in controllers.dropLast() {
      let part = rest.divided(atDistance: width, from: isLeading ? .minXEdge : .maxXEdge)
      controller.view.frame = part.slice
      rest = part.remainder
    }
    controllers.last?.view.frame = rest
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.isHidden = controllers.count < 2
    line.backgroundColor = .separator
    line.frame = CGRect(
      x: isLeading ? rest.minX : rest.maxX - hairline, y: 0, width: hairline, height: view.bounds.height)
    if view.subviews.last !== line { view.addSubview(line) }
  }

  /// Places the columns at the first layout and whenever the size changes.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    update()
  }
}
