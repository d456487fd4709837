import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// A view of rows in sections. Only those in sight have a cell.
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    /// Sections stand apart.
    case grouped
    /// Sections are cards.
    case insetGrouped
  }

  /// The animation of a row's coming or going.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The place in sight to which a row is scrolled.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// The lines between rows.
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle

  /// A height that comes from the content: −1.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of a search field in an index.
  nonisolated public static let indexSearch = "{search}"

  /// The style of the table.
  public let style: Style
  /// The object that counts the rows and makes their cells; it is not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { needsData = true } }
  }
  /// Has no effect. Cells are made when they come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The sections of a storyboard's table whose rows are all there; nil for a table that its data source fills.
  var fixedSections: [FixedTableSection]?

  // Looks
  /// The height of rows, in points; each cell's own unless set.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of headers, in points; that of the content unless set.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of footers, in points; that of the content unless set.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height that a row has until it has been in sight, in points; 44 unless set.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Has no effect. Headers have their true heights.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Has no effect. Footers have their true heights.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above headers of a plain table, in points; 22 unless set.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of empty rows below the last. Has no effect, with a diagnostic.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { unsupported("UITableView.fillerRowHeight", when: fillerRowHeight > 0) }
  }
  /// The lines between rows; a single line unless set.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines; the system's unless set.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// The inset of the lines, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// The effect on the lines. Has no effect, with a diagnostic.
  open var separatorEffect: UIVisualEffect? {
    didSet { unsupported("UITableView.separatorEffect", when: separatorEffect != nil) }
  }
  /// Has no effect. A film is as narrow as a phone.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Has no effect. A film is as narrow as a phone.
  open var insetsContentViewsToSafeArea = true
  /// The colour of the index; the tint unless set.
  open var sectionIndexColor: UIColor? { didSet { index?.setNeedsLayout() } }
  /// The colour behind the index; none unless set.
  open var sectionIndexBackgroundColor: UIColor? { didSet { index?.setNeedsLayout() } }
  /// The colour behind the index under a finger. Has no effect, with a diagnostic.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      unsupported(
        "UITableView.sectionIndexTrackingBackgroundColor", when: sectionIndexTrackingBackgroundColor != nil)
    }
  }
  /// The fewest rows with which the index is shown; 0 unless set.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// The titles of the index beside the rows; nil without any.
  var index: TableIndexView?
  /// Has no effect. A film has no focus that keys move.
  open var remembersLastFocusedIndexPath = false
  /// The view above all rows. Its height is its own, its width the table's.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
  /// The view below all rows. Its height is its own, its width the table's.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // Selection
  /// Whether a tap selects a row; true unless set.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited, which have circles in place of discs then.
  open var allowsMultipleSelectionDuringEditing = false
  /// Has no effect. A film has no focus that keys move.
  open var selectionFollowsFocus = false
  var selectedPaths: [IndexPath] = []
  /// Whether the table is being edited. Setting it is not animated.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  var isBeingEdited = false
  /// The row that a finger drags; nil for none.
  var rowDrag: TableDrag?
  /// Has no effect. Rows are not dragged.
  open var dragInteractionEnabled = false

  // The shown cells and views
  var cellPool = ReusePool<String, UITableViewCell>()
  var headerPool = ReusePool<String, UITableViewHeaderFooterView>()
  var places = TablePlaces()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Cells that are being removed.
  var leaving: [UITableViewCell] = []
  var needsData = true
  private(set) var isLayingOut = false
  private var knownWidth: CGFloat = 0
  var updates: TableUpdates?
  var updateDepth = 0
  /// The touched row. Its cell may not show that it is highlighted.
  weak var touchedCell: UITableViewCell?
  private(set) lazy var swipes = ListSwipes(self)

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    style = coder.nib?.tableStyle ?? .plain
    super.init(coder: coder)
    setUp()
    coder.nib?.read(into: self as UITableView)
  }

  private func setUp() {
    alwaysBounceVertical = true
    _ = swipes
    addGestureRecognizer(ContextPress { [weak self] in self?.menu(at: $0) })
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  var tableDelegate: (any UITableViewDelegate)? { scrollDelegate as? any UITableViewDelegate }

  /// The space between the table's edges and its rows, in points.
  var sideInset: CGFloat { style == .insetGrouped ? UITableViewCell.margin : 0 }

  var rowSeparatorInset: UIEdgeInsets { separatorInset }

  private func heightsChanged() {
    guard !places.sections.isEmpty else { return }
    needsData = true
    setNeedsLayout()
  }

  private func replaceEnd(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view, view.superview !== self {
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
    placeEnds()
    setNeedsLayout()
  }

  // MARK: Data

  /// The number of sections that the data source last gave.
  open var numberOfSections: Int {
    loadIfNeeded()
    return places.sections.count
  }

  /// Returns the number of rows in a section that the data source last gave; 0 for one that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return places.sections.indices.contains(section) ? places.sections[section].rows.count : 0
  }

  /// Asks the data source for everything again, at once. The selection is lost.
  open func reloadData() {
    needsData = true
    selectedPaths = []
    swipes.forget()
    for (path, cell) in cells.inOrder { putAway(cell, from: path) }
    cells = [:]
    for (_, view) in headers.inOrder + footers.inOrder { putAway(view) }
    (headers, footers) = ([:], [:])
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Whether changes have begun that are not shown yet.
  open var hasUncommittedUpdates: Bool { updates != nil }

  func loadIfNeeded() {
    guard needsData, dataSource != nil || !places.sections.isEmpty else { return }
    needsData = false
    let known = places
    places = loadPlaces { path in known.has(path) && !known[path].isGuess ? known[path].height : nil }
    placeEnds()
    reloadSectionIndexTitles()
  }

  /// Asks for all heights.
  ///
  /// - Parameter measured: Returns the height of a row that was measured from its cell; nil for none.
  func loadPlaces(measured: (IndexPath) -> CGFloat?) -> TablePlaces {
    var new = TablePlaces()
    guard let dataSource else { return new }
    let count = dataSource.numberOfSections(in: self)
    for section in 0..<max(count, 0) {
      var one = TablePlaces.Section()
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      one.rows.reserveCapacity(max(rows, 0))
      for row in 0..<max(rows, 0) {
        one.rows.append(rowPlace(IndexPath(row: row, section: section), measured: measured))
      }
      (one.gap, one.header) = headerHeight(section, isFirst: section == 0)
      one.footer = footerHeight(section)
      new.sections.append(one)
    }
    new.top = places.top
    new.bottom = places.bottom
    new.place()
    return new
  }

  func rowPlace(_ path: IndexPath, measured: (IndexPath) -> CGFloat?) -> TablePlaces.Row {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0, asked.isFinite { return TablePlaces.Row(height: asked, isGuess: false) }
    if let known = measured(path) { return TablePlaces.Row(height: known, isGuess: false) }
    let guess = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return TablePlaces.Row(height: guess > 1 ? guess : 44, isGuess: true)
  }

  /// Fits the views above and below the rows to the table's width, and places all again.
  func placeEnds() {
    for view in [tableHeaderView, tableFooterView] {
      guard let view, view.frame.width != bounds.width, bounds.width > 0 else { continue }
      view.frame.size.width = bounds.width
    }
    places.top = tableHeaderView?.bounds.height ?? 0
    places.bottom = tableFooterView?.bounds.height ?? 0
    places.place()
    sizeChanged()
  }

  /// Makes the content as high as all that is in the table.
  func sizeChanged() {
    let size = CGSize(width: bounds.width, height: places.height)
    if contentSize != size { contentSize = size }
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame.origin = CGPoint(x: 0, y: places.footerY)
  }

  // MARK: Layout

  /// Makes the cells in sight, and puts away others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut, bounds.width > 0 else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if bounds.width != knownWidth {
      knownWidth = bounds.width
      // Texts wrap differently.
      for section in places.sections.indices {
        for row in places.sections[section].rows.indices where rowHeight < 0 {
          places.sections[section].rows[row].isGuess = true
        }
      }
      needsData = needsData || dataSource != nil
      placeEnds()
    }
    loadIfNeeded()
    if updates == nil { showRows() }
  }

  /// Makes the cells in sight, and puts away the others.
  private func showRows() {
    UIView.performWithoutAnimation {
      var seen: Set<IndexPath> = []
      // A new cell may be higher than its estimate: later rows move, and others are in sight.
      for _ in 0..<64 {
        let shown = places.rows(from: bounds.minY, to: bounds.maxY)
        seen = Set(shown)
        guard let next = shown.first(where: { cells[$0] == nil || places[$0].isGuess }) else { break }
        bring(next)
      }
      for (path, cell) in cells.inOrder where !seen.contains(path) {
        cells[path] = nil
        putAway(cell, from: path)
      }
      for (path, cell) in cells.inOrder { place(cell, at: path) }
      showHeaders()
      backgroundView?.frame = bounds
      placeIndex()
    }
  }

  /// Makes the cell of a row, and measures it where its height is an estimate.
  @discardableResult
  func bring(_ path: IndexPath) -> UITableViewCell {
    let cell = cells[path] ?? make(path)
    if places[path].isGuess {
      cell.bounds.size.width = bounds.width - 2 * sideInset
      let height = cell.sizeThatFits(CGSize(width: bounds.width - 2 * sideInset, height: 0)).height
      places.sections[path.section].rows[path.row].height = max(height.isFinite ? height : 44, 0)
      places.sections[path.section].rows[path.row].isGuess = false
      places.place(from: path.section)
      sizeChanged()
    }
    guard cells[path] == nil else { return cell }
    cells[path] = cell
    place(cell, at: path)
    insertSubview(
      cell, at: (backgroundView?.superview === self ? 1 : 0) + min(cells.count - 1, subviews.count))
    cell.layoutIfNeeded()
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func make(_ path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.table = self
    cell.translatesAutoresizingMaskIntoConstraints = true
    cell.isHidden = false
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    cell.indentationLevel =
      tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    if selectedPaths.contains(path) { cell.setSelected(true, animated: false) }
    if isEditing || cell.isEditing {
      cell.take(rowEditing(at: path))
      cell.setEditing(isEditing, animated: false)
    }
    return cell
  }

  func frame(of path: IndexPath, in places: TablePlaces) -> CGRect {
    let row = places[path]
    return CGRect(x: sideInset, y: row.y, width: bounds.width - 2 * sideInset, height: row.height)
  }

  /// Gives a cell its place, whatever its transform is.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard places.has(path) else { return }
    if let swipe = swipes.open, swipe.cell === cell {
      swipe.place(in: frame(of: path, in: places))
    } else {
      cell.setUntransformedPlace(frame(of: path, in: places))
    }
    let rows = places.sections[path.section].rows.count
    let isLast = path.row == rows - 1
    cell.separator.isHidden = separatorStyle == .none || (isLast && style == .insetGrouped)
    cell.separator.backgroundColor = separatorColor ?? .separator
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.maskedCorners = corners
  }

  func putAway(_ cell: UITableViewCell, from path: IndexPath) {
    if swipes.open?.cell === cell { swipes.forget() }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func putAway(_ view: UIView) {
    view.removeFromSuperview()
    if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
      headerPool.put(header, identifier)
    }
  }

  /// Closes a row that is swiped, where the touch is on no row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipes.close()
    super.touchesBegan(touches, with: event)
  }

  /// Asks for a layout in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }
}

extension UIScrolling where Self: UITableView {
  /// The object that is asked and called about rows and scrolling; it is not retained.
  public var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      scrollDelegate = newValue
      needsData = true
      setNeedsLayout()
    }
  }
}
