import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view of cells that a layout places. Only those in sight exist.
open class UICollectionView: UIScrollView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal
  }

  /// The place in sight to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item in the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item at the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item in the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item at the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// How soon items make room for one that is moved.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate = 0
    case fast, slow
  }

  /// The kind of an element.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView, decorationView
  }

  /// The kind of a section's header.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A kind of view; cells have nil for the element.
  struct Kind: Hashable {
    var element: String?
    var identifier: String
  }

  /// The object that counts the items and makes their cells; it is not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataChanged() } }
  }
  /// Has no effect. Cells are made when they come into sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Has no effect. Cells are made when they come into sight.
  open var isPrefetchingEnabled = true
  /// Whether a tap selects an item; true unless set.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Has no effect. A film has no focus that keys move.
  open var selectionFollowsFocus = false
  /// Has no effect. Items are not dragged.
  open var dragInteractionEnabled = false
  /// Has no effect. A film has no focus that keys move.
  open var remembersLastFocusedIndexPath = false
  /// Has no effect. Items make room as soon as one is over them.
  open var reorderingCadence = ReorderingCadence.immediate
  /// The view behind the items, which fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var layoutInUse: UICollectionViewLayout
  var pool = ReusePool<Kind, UICollectionReusableView>()
  var counts: [Int] = []
  var needsData = true
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// The layout's attributes of the views in sight.
  var known: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  var selectedPaths: [IndexPath] = []
  var updates: ListUpdates<Bool>?
  var updateDepth = 0
  /// The touched item. Its cell may not show that it is highlighted.
  weak var touchedCell: UICollectionViewCell?
  /// The scrolls of sections that scroll across the collection.
  var scrolls: [Int: SectionScroll] = [:]
  /// The item that is moved by hand; nil for none.
  var movement: ItemMovement?
  /// The swipes of a list's rows; nil without actions.
  var swipes: ListSwipes?
  private var knownBounds = CGRect.null
  /// The size that the collection was made with, by which its layout may have gone before the first picture.
  private var firstSize = CGSize.zero
  private var isLayingOut = false

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    firstSize = frame.size
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = nil
    answerHolds()
  }

  /// Makes a collection of no size with a flow layout. Archives are not read.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.owner = self
    coder.nib?.read(into: self as UICollectionView)
    firstSize = bounds.size
    answerHolds()
  }

  /// The layout. Setting it changes to the new one at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  var collectionDelegate: (any UICollectionViewDelegate)? { scrollDelegate as? any UICollectionViewDelegate }

  // MARK: Data

  func dataChanged() {
    needsData = true
    layoutInUse.invalidateLayout()
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsData, let dataSource else { return }
    needsData = false
    counts = presentCounts(dataSource)
  }

  static func counts(of view: UICollectionView, _ source: any UICollectionViewDataSource) -> [Int] {
    (0..<max(source.numberOfSections(in: view), 0))
      .map { max(source.collectionView(view, numberOfItemsInSection: $0), 0) }
  }

  /// The number of sections that the data source last gave.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section that the data source last gave; 0 for one that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks the data source for everything again, at once. The selection is lost.
  open func reloadData() {
    (selectedPaths, movement) = ([], nil)
    swipes?.forget()
    for (element, view) in shown.inOrder { putAway(view, element) }
    (shown, known) = ([:], [:])
    (layoutInUse as? UICollectionViewFlowLayout)?.forgetPreferred()
    dataChanged()
  }

  // MARK: Layout

  /// Prepares the layout, if it is out of date.
  func prepareLayout() {
    loadIfNeeded()
    guard layoutInUse.isStale else { return }
    layoutInUse.isStale = false
    layoutInUse.prepare()
    keepScrolls(layoutInUse.sectionsAcross)
    let size = layoutInUse.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Makes and places the views in sight, and puts away others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut, bounds.width > 0, bounds.height > 0, updates == nil else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let isFirst = knownBounds.isNull
    if bounds != knownBounds {
      let before = knownBounds
      knownBounds = bounds
      // The layout is asked while the view has its old bounds, so that it can compare them.
      if isFirst || before.size != bounds.size || asks(before) { invalidate(from: before) }
    }
    backgroundView?.frame = bounds
    for _ in 0..<32 {
      prepareLayout()
      guard showElements() else { break }
      layoutInUse.invalidateLayout()
    }
  }

  private func asks(_ before: CGRect) -> Bool {
    let new = bounds
    layoutBounds = before
    defer { layoutBounds = nil }
    return layoutInUse.shouldInvalidateLayout(forBoundsChange: new)
  }

  /// The bounds that the layout sees while it compares.
  private var layoutBounds: CGRect?

  private func invalidate(from before: CGRect) {
    guard !before.isNull || bounds.size != firstSize else { return layoutInUse.isStale = true }
    layoutInUse.invalidateLayout(with: layoutInUse.invalidationContext(forBoundsChange: bounds))
  }

  /// Makes, places and puts away views. Returns whether cells want another size.
  private func showElements() -> Bool {
    let attributes = (layoutInUse.layoutAttributesForElements(in: bounds) ?? [])
      .filter { !$0.isHidden && $0.frame.intersects($0.host?.bounds ?? bounds) && exists($0) }
    let seen = Set(attributes.map(\.element))
    for (element, view) in shown.inOrder where !seen.contains(element) && view !== movement?.cell {
      shown[element] = nil
      known[element] = nil
      putAway(view, element)
    }
    var wantsMore = false
    var entering: [UICollectionReusableView] = []
    for one in attributes {
      let element = one.element
      if let view = shown[element] {
        apply(one, to: view)
      } else {
        UIView.performWithoutAnimation {
          let view = bring(element, one)
          if layoutInUse.applyPreferred(view, one) { wantsMore = true }
          entering.append(view)
        }
      }
      known[element] = one
    }
    if !entering.isEmpty { order() }
    return wantsMore
  }

  /// Whether the data source has an element of the layout.
  func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementKind == nil else { return true }
    let path = attributes.indexPath
    return counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  /// Orders the views by their z index, and those of one index by their items.
  private func order() {
    let sorted = shown.sorted {
      let (one, other) = (known[$0.key]?.zIndex ?? 0, known[$1.key]?.zIndex ?? 0)
      return one != other ? one < other : $0.key.path < $1.key.path
    }
    var isInOrder = true
    let present = subviews.filter { view in view is UICollectionReusableView }
    let wanted = sorted.map(\.value).filter { $0.superview === self }
    if present.count == wanted.count {
      isInOrder = zip(present, wanted).allSatisfy { $0 === $1 }
    } else {
      isInOrder = false
    }
    guard !isInOrder else { return }
    for view in wanted { bringSubviewToFront(view) }
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if movement?.cell === view { place(moved: view) } else { show(attributes, on: view) }
  }

  func show(_ own: UICollectionViewLayoutAttributes, on view: UICollectionReusableView) {
    let home: UIView = own.host ?? self
    if view.superview !== home { home.addSubview(view) }
    let frame = CGRect(
      x: own.center.x - own.size.width / 2, y: own.center.y - own.size.height / 2, width: own.size.width,
      height: own.size.height)
    if let swipe = swipes?.open, swipe.cell === view {
      swipe.place(in: frame)
    } else {
      // A cell that takes another anchor moves its middle itself, each time that it is given attributes.
      if view.bounds.size != own.size { view.bounds.size = own.size }
      if view.center != own.center { view.center = own.center }
    }
    if view.transform3D != own.transform3D { view.transform3D = own.transform3D }
    if view.alpha != own.alpha { view.alpha = own.alpha }
    if view.layer.zPosition != CGFloat(own.zIndex) { view.layer.zPosition = CGFloat(own.zIndex) }
    view.apply(own)
  }

  /// Makes the view of an element.
  @discardableResult
  func bring(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    let view: UICollectionReusableView
    switch element {
    case .cell(let path):
      let own = movement?.original(of: path) ?? path
      let cell = dataSource?.collectionView(self, cellForItemAt: own) ?? UICollectionViewCell()
      cell.isSelected = selectedPaths.contains(path)
      view = cell
    case .other(let kind, let path):
      if attributes.representedElementCategory == .decorationView {
        view =
          layoutInUse.decoration(kind).flatMap { ClassInit.reusableView($0, frame: attributes.frame) }
          ?? UICollectionReusableView()
      } else {
        view =
          dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
          ?? UICollectionReusableView()
      }
    }
    view.collection = self
    view.translatesAutoresizingMaskIntoConstraints = true
    view.isHidden = false
    shown[element] = view
    known[element] = attributes
    apply(attributes, to: view)
    view.layoutIfNeeded()
    switch element {
    case .cell(let path):
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    case .other(let kind, let path):
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    return view
  }

  func putAway(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if swipes?.open?.cell === view { swipes?.forget() }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      var kind: String?
      if case .other(let own, _) = element { kind = own }
      pool.put(view, Kind(element: kind, identifier: identifier))
    }
    if case .cell(let path) = element, let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  override func willEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint {
    layoutInUse.targetContentOffset(
      forProposedContentOffset: target,
      withScrollingVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000))
  }

  /// Asks for a layout in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }
}

extension UIScrolling where Self: UICollectionView {
  /// The object that is asked and called about items and scrolling; it is not retained.
  public var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      scrollDelegate = newValue
      layoutInUse.invalidateLayout()
    }
  }
}
