import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

extension UITableView {
  /// The length of rows' coming, going and moving, in seconds.
  static let updateDuration: TimeInterval = 0.3

  /// Begins changes that are made as one.
  public func beginUpdates() {
    if updateDepth == 0 {
      layoutIfNeeded()
      loadIfNeeded()
      updates = updates ?? TableUpdates()
    }
    updateDepth += 1
  }

  /// Shows the changes since ``beginUpdates()``, over 0.3 s.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { commitUpdates(nil) }
  }

  /// Makes several changes as one, over 0.3 s.
  ///
  /// - Parameter completion: Called when all rows have come to rest.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Makes several changes as one. The closure doesn't escape, so that it may call one that doesn't either.
  ///
  /// - Parameter completion: Called when all rows have come to rest.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates()
    updateDepth -= 1
    if updateDepth == 0 {
      commitUpdates(completion)
    } else if let completion {
      FilmClock.post(after: Self.updateDuration) { completion(true) }
    }
  }

  private func change(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    if updates != nil { change(&updates!) }
    endUpdates()
  }

  /// Shows new rows, which the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in indexPaths.forEach { updates.insertedRows[$0] = animation } }
  }

  /// Takes away rows, which the data source has no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in indexPaths.forEach { updates.deletedRows[$0] = animation } }
  }

  /// Makes the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in indexPaths.forEach { updates.reloadedRows[$0] = animation } }
  }

  /// Makes the cells of rows again, without an animation.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

  /// Moves a row, which the data source has at its new place already.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Shows new sections, which the data source has already.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in sections.forEach { updates.insertedSections[$0] = animation } }
  }

  /// Takes away sections, which the data source has no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in sections.forEach { updates.deletedSections[$0] = animation } }
  }

  /// Makes the cells of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in sections.forEach { updates.reloadedSections[$0] = animation } }
  }

  /// Moves a section, which the data source has at its new place already.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: Carrying them out

  private func commitUpdates(_ completion: ((Bool) -> Void)?) {
    guard let updates else { return }
    let old = places
    let placement = updates.placement(from: old.sections.map(\.rows.count))
    if let trouble = mismatch(placement) {
      self.updates = nil
      DiagnosticCollector.current.warn(
        "table.update",
        "A table's rows don't add up after an update: \(trouble). It is loaded anew without an animation.")
      reloadData()
      if let completion { FilmClock.post(after: 0) { completion(false) } }
      return
    }
    // Known heights move with their rows.
    places = loadPlaces { path in
      guard let origin = placement.origin(path), updates.reloadedRows[origin] == nil,
        old.has(origin), !old[origin].isGuess
      else { return nil }
      return old[origin].height
    }
    needsData = false
    self.updates = nil
    move(updates, placement, from: old, completion)
  }

  /// Returns how the data source differs from the changes announced; nil where it does not.
  private func mismatch(_ placement: TableUpdates.Placement) -> String? {
    guard let dataSource else { return nil }
    let sections = dataSource.numberOfSections(in: self)
    guard sections == placement.sections.count else {
      return "there are \(sections) sections where \(placement.sections.count) were announced"
    }
    for (section, rows) in placement.rows.enumerated() {
      guard let old = placement.sections[section], updates?.reloadedSections[old] == nil else { continue }
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      if count != rows.count {
        return "section \(section) has \(count) rows where \(rows.count) were announced"
      }
    }
    return nil
  }

  /// A cell that goes or comes, where, and how.
  private typealias Moved = (cell: UITableViewCell, path: IndexPath, how: RowAnimation)

  private func move(
    _ updates: TableUpdates, _ placement: TableUpdates.Placement, from old: TablePlaces,
    _ completion: ((Bool) -> Void)?
  ) {
    let going = removeCells(updates, placement)
    let goneTitles = removeTitles(updates, placement)
    let (coming, target) = bringIn(updates, placement, from: old)
    leaving += going.map(\.cell)
    for entry in going where entry.how != .none { insertAtBack(entry.cell) }

    let changes = { [self] in
      for (path, cell) in cells.inOrder { place(cell, at: path) }
      for entry in coming { settle(entry.cell, entry.how) }
      for entry in going {
        prepare(entry.cell, entry.how, frame(of: entry.path, in: old), comes: false)
        if let swipe = swipes.open, swipe.cell === entry.cell { swipe.fold() }
      }
      for (number, view) in headers.inOrder { view.setUntransformedPlace(headerFrame(number, in: places)) }
      for (number, view) in footers.inOrder { view.setUntransformedPlace(footerFrame(number, in: places)) }
      for view in goneTitles { view.alpha = 0 }
      tableFooterView?.frame.origin = CGPoint(x: 0, y: places.footerY)
      if target != contentOffset { contentOffset = target }
    }
    let end: (Bool) -> Void = { [self] finished in
      for entry in going {
        leaving.removeAll { $0 === entry.cell }
        settle(entry.cell, entry.how)
        entry.cell.alpha = 1
        putAway(entry.cell, from: entry.path)
      }
      for view in goneTitles {
        view.alpha = 1
        putAway(view)
      }
      setNeedsLayout()
      completion?(finished)
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: changes, completion: end)
    setNeedsLayout()
  }

  /// Gives the cells that stay their new paths, and returns those that go.
  private func removeCells(_ updates: TableUpdates, _ placement: TableUpdates.Placement) -> [Moved] {
    let newPlaces = placement.newPlaces
    var going: [Moved] = []
    var staying: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells.inOrder {
      let how =
        updates.deletedRows[path] ?? updates.reloadedRows[path] ?? updates.deletedSections[path.section]
        ?? updates.reloadedSections[path.section]
      if let new = newPlaces[path], updates.reloadedRows[path] == nil {
        staying[new] = cell
      } else {
        going.append((cell, path, how ?? .none))
      }
    }
    cells = staying
    selectedPaths = selectedPaths.compactMap { newPlaces[$0] }
    return going
  }

  /// Gives the headers and footers that stay their new sections, and returns those that go.
  private func removeTitles(_ updates: TableUpdates, _ placement: TableUpdates.Placement) -> [UIView] {
    var keptHeaders: [Int: UIView] = [:]
    var keptFooters: [Int: UIView] = [:]
    for (new, origin) in placement.sections.enumerated() {
      guard let origin, updates.reloadedSections[origin] == nil else { continue }
      keptHeaders[new] = headers.removeValue(forKey: origin)
      keptFooters[new] = footers.removeValue(forKey: origin)
    }
    let gone = (headers.inOrder + footers.inOrder).map(\.value)
    (headers, footers) = (keptHeaders, keptFooters)
    return gone
  }

  /// Makes the cells that come into sight: at their old places, if they had any.
  ///
  /// - Returns: Those that are new, and the offset at the end.
  private func bringIn(
    _ updates: TableUpdates, _ placement: TableUpdates.Placement, from old: TablePlaces
  ) -> (coming: [Moved], target: CGPoint) {
    var coming: [Moved] = []
    var target = contentOffset
    UIView.performWithoutAnimation {
      for _ in 0..<64 {
        target = withinNew(contentOffset)
        let shown = places.rows(from: target.y, to: target.y + bounds.height)
        guard let path = shown.first(where: { cells[$0] == nil || places[$0].isGuess }) else { break }
        let isNew = cells[path] == nil
        let cell = bring(path)
        guard isNew else { continue }
        let origin = placement.origin(path)
        if let origin, updates.reloadedRows[origin] == nil {
          cell.setUntransformedPlace(frame(of: origin, in: old))
        } else {
          let how =
            updates.insertedRows[path] ?? origin.flatMap { updates.reloadedRows[$0] }
            ?? updates.insertedSections[path.section]
            ?? placement.sections[path.section].flatMap { updates.reloadedSections[$0] }
          coming.append((cell, path, how ?? .none))
        }
      }
      placeEnds()
      for entry in coming { prepare(entry.cell, entry.how, frame(of: entry.path, in: places), comes: true) }
      // New cells come from under those that were there.
      for entry in coming.reversed() where [.top, .bottom, .middle].contains(entry.how) {
        insertAtBack(entry.cell)
      }
    }
    return (coming, target)
  }

  private func insertAtBack(_ cell: UITableViewCell) {
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
  }

  /// Returns the offset at which nothing beyond the new content is in sight.
  private func withinNew(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let high = max(-inset.top, places.height + inset.bottom - bounds.height)
    return CGPoint(x: offset.x, y: min(max(offset.y, min(-inset.top, offset.y)), max(high, -inset.top)))
  }

  /// Moves a cell to the start or the end of an animation.
  private func prepare(_ cell: UITableViewCell, _ how: RowAnimation, _ frame: CGRect, comes: Bool) {
    switch how {
    case .fade, .automatic: cell.alpha = 0
    case .left: cell.center.x -= bounds.width
    case .right: cell.center.x += bounds.width
    case .top:
      cell.center.y -= frame.height
      cell.alpha = 0
    case .bottom:
      cell.center.y += frame.height
      cell.alpha = 0
    case .middle:
      cell.transform = CGAffineTransform(scaleX: 1, y: 0.01)
      cell.alpha = 0
    case .none:
      // Out of sight at once.
      if !comes { cell.isHidden = true }
    }
  }

  /// Takes back what an animation did to a cell; the table gives it its place.
  private func settle(_ cell: UITableViewCell, _ how: RowAnimation) {
    switch how {
    case .middle:
      cell.transform = .identity
      cell.alpha = 1
    case .fade, .automatic, .top, .bottom: cell.alpha = 1
    case .none: cell.isHidden = false
    case .left, .right: break
    }
  }
}
