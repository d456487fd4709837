import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

extension UICollectionView {
  /// The length of items' coming, going and moving, in seconds.
  static let updateDuration: TimeInterval = 0.3

  /// Makes several changes as one, over 0.3 s. Without changes it moves to a layout that was invalidated.
  ///
  /// - Parameter completion: Called when all items have come to rest.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Makes several changes as one. The closure doesn't escape, so that it may call one that doesn't either.
  ///
  /// - Parameter completion: Called when all items have come to rest.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if updateDepth == 0, self.updates == nil {
      if !layoutInUse.isStale { layoutIfNeeded() }
      self.updates = ListUpdates()
    }
    updateDepth += 1
    updates()
    updateDepth -= 1
    if updateDepth == 0 {
      commitUpdates(completion)
    } else if let completion {
      FilmClock.post(after: Self.updateDuration) { completion(true) }
    }
  }

  private func change(_ change: @escaping (inout ListUpdates<Bool>) -> Void) {
    performBatchUpdates { if self.updates != nil { change(&self.updates!) } }
  }

  /// Shows new items, which the data source has already.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { updates in indexPaths.forEach { updates.insertedRows[$0] = true } }
  }
  /// Takes away items, which the data source has no more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { updates in indexPaths.forEach { updates.deletedRows[$0] = true } }
  }
  /// Makes the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { updates in indexPaths.forEach { updates.reloadedRows[$0] = true } }
  }
  /// Makes the cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Moves an item, which the data source has at its new place already.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Shows new sections, which the data source has already.
  public func insertSections(_ sections: IndexSet) {
    change { updates in sections.forEach { updates.insertedSections[$0] = true } }
  }
  /// Takes away sections, which the data source has no more.
  public func deleteSections(_ sections: IndexSet) {
    change { updates in sections.forEach { updates.deletedSections[$0] = true } }
  }
  /// Makes the cells of sections again.
  public func reloadSections(_ sections: IndexSet) {
    change { updates in sections.forEach { updates.reloadedSections[$0] = true } }
  }
  /// Moves a section, which the data source has at its new place already.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: Carrying them out

  private func commitUpdates(_ completion: ((Bool) -> Void)?) {
    guard let updates else { return }
    self.updates = nil
    guard let dataSource else {
      completion?(true)
      return
    }
    let new = presentCounts(dataSource)
    let placement = updates.placement(from: counts)
    let isKnown = zip(placement.rows, placement.sections).enumerated().allSatisfy { number, entry in
      guard let old = entry.1, updates.reloadedSections[old] == nil else { return true }
      return number < new.count && new[number] == entry.0.count
    }
    guard new.count == placement.sections.count, isKnown else {
      DiagnosticCollector.current.warn(
        "collection.update",
        "A collection's items don't add up after an update: \(placement.rows.map(\.count)) were announced where there are \(new). It is loaded anew without an animation."
      )
      reloadData()
      if let completion { FilmClock.post(after: 0) { completion(false) } }
      return
    }
    let oldSelection = selectedPaths
    let newPlaces = placement.newPlaces
    selectedPaths = oldSelection.compactMap { newPlaces[$0] }
    needsData = false
    move(
      to: new, places: newPlaces,
      changed: Set(updates.reloadedRows.keys), reloadedSections: Set(updates.reloadedSections.keys),
      items: updateItems(updates), completion)
  }

  private func updateItems(_ updates: ListUpdates<Bool>) -> [UICollectionViewUpdateItem] {
    let whole = { IndexPath(indexes: [$0, NSNotFound]) }
    return updates.deletedSections.keys.sorted().map { UICollectionViewUpdateItem(whole($0), nil, .delete) }
      + updates.insertedSections.keys.sorted().map { UICollectionViewUpdateItem(nil, whole($0), .insert) }
      + updates.deletedRows.keys.sorted().map { UICollectionViewUpdateItem($0, nil, .delete) }
      + updates.reloadedRows.keys.sorted().map { UICollectionViewUpdateItem($0, $0, .reload) }
      + updates.movedRows.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem($0.key, $0.value, .move)
      }
      + updates.insertedRows.keys.sorted().map { UICollectionViewUpdateItem(nil, $0, .insert) }
  }

  /// A view that goes, and of what.
  private typealias Gone = (element: CollectionElement, view: UICollectionReusableView)

  /// Animates from the views in sight to the layout of the new items.
  private func move(
    to new: [Int], places: [IndexPath: IndexPath], changed: Set<IndexPath>, reloadedSections: Set<Int>,
    items: [UICollectionViewUpdateItem], _ completion: ((Bool) -> Void)?
  ) {
    let old = known.mapValues { $0.copy(with: nil) as? UICollectionViewLayoutAttributes ?? $0 }
    let oldPlace = Dictionary(places.map { ($1, $0) }) { first, _ in first }
    var origins = origins(of: oldPlace, sections: new.count)
    // Any order: each entry is about its own item. A reloaded item has no starting place.
    for (now, before) in oldPlace where changed.contains(before) { origins[now] = nil }
    counts = new
    layoutInUse.renumber(places.filter { !changed.contains($0.key) })
    layoutInUse.isStale = true
    prepareLayout()
    layoutInUse.prepare(forCollectionViewUpdates: items)
    let going = removeViews { element in
      if changed.contains(element.path) || reloadedSections.contains(element.path.section) { return nil }
      return places[element.path]
    }
    let target = within(layoutInUse.targetContentOffset(forProposedContentOffset: contentOffset))
    let sight = CGRect(origin: target, size: bounds.size)
    let attributes = (layoutInUse.layoutAttributesForElements(in: sight) ?? [])
      .filter { !$0.isHidden && exists($0) && $0.frame.intersects(sight) }
    let wantsMore = bringIn(attributes, from: origins)
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { [self] in
        settle(attributes)
        applyEnds(going, from: old)
        if let swipe = swipes?.open, going.contains(where: { $0.view === swipe.cell }) { swipe.fold() }
        if target != contentOffset { contentOffset = target }
      },
      completion: { [self] finished in
        for entry in going { putAway(entry.view, entry.element) }
        if wantsMore { layoutInUse.invalidateLayout() }
        setNeedsLayout()
        completion?(finished)
      })
    layoutInUse.finalizeCollectionViewUpdates()
  }

  /// The starting places of items that stay, in sight or out of it.
  private func origins(
    of oldPlace: [IndexPath: IndexPath], sections: Int
  ) -> [IndexPath: UICollectionViewLayoutAttributes] {
    var origins: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    if layoutInUse.isStale { return origins }
    for (now, before) in oldPlace.inOrder where now.section < sections {
      origins[now] = layoutInUse.layoutAttributesForItem(at: before)
        .flatMap { $0.copy(with: nil) as? UICollectionViewLayoutAttributes }
    }
    return origins
  }

  /// Gives the views that stay their new elements, and returns those that go.
  ///
  /// - Parameter place: The new place of a cell; nil for one that goes.
  private func removeViews(_ place: (CollectionElement) -> IndexPath?) -> [Gone] {
    var going: [Gone] = []
    var staying: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shown.inOrder {
      switch element {
      case .cell:
        if let now = place(element) { staying[.cell(now)] = view } else { going.append((element, view)) }
      case .other:
        // Supplementary views stay with their section as long as there is one.
        if element.path.section < counts.count {
          staying[element] = view
        } else {
          going.append((element, view))
        }
      }
    }
    (shown, known) = (staying, [:])
    return going
  }

  /// Makes the views that come into sight, each where it starts.
  ///
  /// - Returns: Whether one of them asks for another size.
  private func bringIn(
    _ attributes: [UICollectionViewLayoutAttributes],
    from origins: [IndexPath: UICollectionViewLayoutAttributes]
  ) -> Bool {
    var wantsMore = false
    UIView.performWithoutAnimation {
      for one in attributes where shown[one.element] == nil {
        let view = bring(one.element, one)
        if layoutInUse.applyPreferred(view, one) { wantsMore = true }
        if one.representedElementKind == nil, let origin = origins[one.indexPath] {
          apply(origin, to: view)
        } else if let start = start(one) {
          apply(start, to: view)
        } else {
          view.alpha = 0
        }
      }
    }
    return wantsMore
  }

  private func settle(_ attributes: [UICollectionViewLayoutAttributes]) {
    for one in attributes {
      known[one.element] = one
      if let view = shown[one.element] { apply(one, to: view) }
    }
    for (element, view) in shown.inOrder where known[element] == nil {
      // Items that leave the visible part.
      if case .cell(let path) = element, let end = layoutInUse.layoutAttributesForItem(at: path) {
        apply(end, to: view)
      }
    }
  }

  private func applyEnds(
    _ going: [Gone], from old: [CollectionElement: UICollectionViewLayoutAttributes]
  ) {
    for entry in going {
      if let end = end(entry.element) {
        apply(end, to: entry.view)
      } else {
        if let own = old[entry.element] { apply(own, to: entry.view) }
        entry.view.alpha = 0
      }
    }
  }

  private func start(_ one: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    if let kind = one.representedElementKind {
      return layoutInUse.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: one.indexPath)
    }
    return layoutInUse.initialLayoutAttributesForAppearingItem(at: one.indexPath)
  }

  private func end(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let path): layoutInUse.finalLayoutAttributesForDisappearingItem(at: path)
    case .other(let kind, let path):
      layoutInUse.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }
  }

  // MARK: Another layout

  /// Changes to another layout, over 0.3 s where it is animated.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, over 0.3 s where it is animated.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== layoutInUse else {
      completion?(true)
      return
    }
    if animated { layoutIfNeeded() }
    let old = layoutInUse
    old.prepareForTransition(to: layout)
    layout.owner = self
    layoutInUse = layout
    old.owner = nil
    layout.isStale = true
    layout.prepareForTransition(from: old)
    for (_, view) in shown.inOrder { view.willTransition(from: old, to: layout) }
    guard animated, bounds.width > 0, !needsData else {
      setNeedsLayout()
      layout.finalizeLayoutTransition()
      completion?(true)
      return
    }
    let places = Dictionary(
      uniqueKeysWithValues: counts.indices.flatMap { section in
        (0..<counts[section]).map { IndexPath(item: $0, section: section) }
      }.map { ($0, $0) })
    move(
      to: counts, places: places, changed: [], reloadedSections: [], items: [],
      { finished in
        layout.finalizeLayoutTransition()
        completion?(finished)
      })
    for (_, view) in shown.inOrder { view.didTransition(from: old, to: layout) }
  }
}
