import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

extension UITableView {
  // MARK: Making cells

  /// Registers a class of cells; nil takes the last one back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier)
  }

  /// Registers a file of views whose first one is a cell; nil takes the last one back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib?.prototype, for: identifier)
  }

  /// Registers a class of headers and footers; nil takes the last one back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(aClass, for: identifier)
  }

  /// Registers a file of views whose first one is a header or a footer; nil takes the last one back.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(nib?.prototype, for: identifier)
  }

  /// Returns a cell that has gone out of sight, or a new one of the registered class; nil for neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellPool.dequeue(identifier) {
      cell.isHidden = false
      cell.prepareForReuse()
      return cell
    }
    if let cell = cellPool.makePrototype(identifier) {
      cell.assignIdentifier(identifier)
      return cell
    }
    guard let type = cellPool.registered(identifier) else { return nil }
    guard let cell = ClassInit.cell(type, .default, identifier) else {
      ReuseTrouble.unmade(type)
      return nil
    }
    cell.assignIdentifier(identifier)
    return cell
  }

  /// Returns a cell that has gone out of sight, or a new one of the registered class.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    if cellPool.registered(identifier) == nil { ReuseTrouble.unknown(identifier, in: "A table") }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer that has gone out of sight, or a new one of the registered class; nil for
  /// neither.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = headerPool.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    if let view = headerPool.makePrototype(identifier) {
      view.assignIdentifier(identifier)
      return view
    }
    guard let type = headerPool.registered(identifier) else { return nil }
    guard let view = ClassInit.header(type, identifier) else {
      ReuseTrouble.unmade(type)
      return nil
    }
    view.assignIdentifier(identifier)
    return view
  }

  // MARK: Asking

  /// Returns the cell of a row; nil for one out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the place of a cell in sight; nil for another.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.inOrder.first { $0.value === cell }?.key
  }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

  /// The places of the rows in sight, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    // While cells are made, those still to come count too.
    if isLayingOut { return places.rows(from: bounds.minY, to: bounds.maxY) }
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// Returns the row at a point of the content, in points; nil for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return places.rows(from: point.y, to: point.y + 1e-6).first
  }

  /// Returns the rows in a rectangle of the content, in points.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return places.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the rectangle of a row in the content, in points; zero for one that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return places.has(indexPath) ? frame(of: indexPath, in: places) : .zero
  }

  /// Returns the rectangle of a section with its header and footer, in points; zero for one that is not
  /// there.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard places.sections.indices.contains(section) else { return .zero }
    let one = places.sections[section]
    return CGRect(x: 0, y: one.y, width: bounds.width, height: one.end - one.y)
  }

  /// Returns the rectangle of a section's header, unpinned, in points; zero for one that is not there.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard places.sections.indices.contains(section) else { return .zero }
    let one = places.sections[section]
    return CGRect(x: sideInset, y: one.headerY, width: bounds.width - 2 * sideInset, height: one.header)
  }

  /// Returns the rectangle of a section's footer, in points; zero for one that is not there.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return places.sections.indices.contains(section) ? footerFrame(section, in: places) : .zero
  }

  // MARK: Scrolling

  /// Scrolls to a row. A row that is not there stands for its section's start. `none` scrolls as little as
  /// shows it.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    loadIfNeeded()
    guard places.has(indexPath) else {
      // NSNotFound in a row stands for a section's header.
      if places.sections.indices.contains(indexPath.section) {
        setContentOffset(
          within(CGPoint(x: 0, y: places.sections[indexPath.section].y - adjustedContentInset.top)),
          animated: animated)
      }
      return
    }
    // The rows on the way there need their true heights.
    UIView.performWithoutAnimation {
      for path in places.rows(from: bounds.minY, to: places[indexPath].y + bounds.height)
      where places[path].isGuess && cells[path] == nil {
        let cell = bring(path)
        cells[path] = nil
        putAway(cell, from: path)
      }
    }
    let row = frame(of: indexPath, in: places)
    let inset = adjustedContentInset
    let header = style == .plain ? places.sections[indexPath.section].header : 0
    let shown = CGRect(
      x: 0, y: contentOffset.y + inset.top, width: bounds.width,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    var y: CGFloat
    switch scrollPosition {
    case .top: y = row.minY - inset.top - header
    case .middle: y = row.midY - shown.height / 2 - inset.top
    case .bottom: y = row.maxY - shown.height - inset.top
    case .none:
      y = contentOffset.y
      if row.minY - header < shown.minY {
        y = row.minY - header - inset.top
      } else if row.maxY > shown.maxY {
        y = row.maxY - shown.height - inset.top
      }
    }
    setContentOffset(within(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  /// Scrolls to the row that was selected last. Does nothing without one.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selectedPaths.last { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// The row that was selected first; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows, in order; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }

  /// Selects a row without a call of the delegate; nil deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveralNow {
      for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without a call of the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  func rowTouched(_ cell: UITableViewCell) {
    // The first touch beside the actions of a row closes it.
    if swipes.open?.swipe.isOpen == true { return swipes.close() }
    guard let path = indexPath(for: cell), selectsNow else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    touchedCell = cell
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func rowLeft(_ cell: UITableViewCell) {
    guard touchedCell === cell else { return }
    touchedCell = nil
    cell.setHighlighted(false, animated: false)
    if let path = indexPath(for: cell) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
  }

  func rowReleased(_ cell: UITableViewCell) {
    guard touchedCell === cell, let path = indexPath(for: cell) else { return }
    func select() {
      touchedCell = nil
      cell.setHighlighted(false, animated: false)
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
    func deselect(_ path: IndexPath) {
      var own = path
      if let tableDelegate {
        guard let wanted = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
        own = wanted
      }
      deselectRow(at: own, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: own)
    }
    if selectsSeveralNow, selectedPaths.contains(path) {
      select()
      deselect(path)
      return
    }
    var wanted = path
    if let tableDelegate {
      guard let own = tableDelegate.tableView(self, willSelectRowAt: path) else { return rowLeft(cell) }
      wanted = own
    }
    if !selectsSeveralNow {
      for old in selectedPaths where old != wanted { deselect(old) }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    select()
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    cell.performSegue?()
  }

  func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
