import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

extension UICollectionView {
  // MARK: Making cells

  /// Registers a class of cells; nil takes the last one back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: Kind(element: nil, identifier: identifier))
  }

  /// Registers a file of views whose first one is a cell; nil takes the last one back.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib?.prototype, for: Kind(element: nil, identifier: identifier))
  }

  /// Registers a class of supplementary views; nil takes the last one back.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(viewClass, for: Kind(element: elementKind, identifier: identifier)) }

  /// Registers a file of views whose first one is a supplementary view; nil takes the last one back.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { pool.register(nib?.prototype, for: Kind(element: kind, identifier: identifier)) }

  /// Returns a cell that has gone out of sight, or a new one of the registered class.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeue(Kind(element: nil, identifier: identifier), at: .cell(indexPath)) as? UICollectionViewCell
      ?? UICollectionViewCell()
  }

  /// Returns a supplementary view that has gone out of sight, or a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(Kind(element: elementKind, identifier: identifier), at: .other(elementKind, indexPath))
      ?? UICollectionReusableView()
  }

  private func dequeue(_ kind: Kind, at element: CollectionElement) -> UICollectionReusableView? {
    if let view = pool.dequeue(kind) {
      UIView.performWithoutAnimation {
        view.transform3D = CATransform3DIdentity
        view.alpha = 1
      }
      view.isHidden = false
      view.prepareForReuse()
      return view
    }
    if let view = pool.makePrototype(kind) {
      view.reuseIdentifier = kind.identifier
      return view
    }
    guard let type = pool.registered(kind) else {
      ReuseTrouble.unknown(kind.identifier, in: "A collection")
      return nil
    }
    return make(type, kind.identifier, at: element)
  }

  func make(_ type: AnyClass, _ identifier: String, at element: CollectionElement)
    -> UICollectionReusableView?
  {
    let attributes: UICollectionViewLayoutAttributes? =
      switch element {
      case .cell(let path): layoutInUse.layoutAttributesForItem(at: path)
      case .other(let kind, let path):
        layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      }
    let own = attributes ?? known[element]
    let frame = own.map {
      CGRect(
        x: $0.center.x - $0.size.width / 2, y: $0.center.y - $0.size.height / 2, width: $0.size.width,
        height: $0.size.height)
    }
    guard let view = ClassInit.reusableView(type, frame: frame ?? CGRect(x: 0, y: 0, width: 50, height: 50))
    else {
      ReuseTrouble.unmade(type)
      return nil
    }
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Asking

  /// Returns the cell of an item; nil for one out of sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns the place of a cell in sight; nil for another.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.inOrder.first { $0.value === cell }?.key.path
  }

  /// The places of the items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.compactMap { element in if case .cell(let path) = element { path } else { nil } }.sorted()
  }

  /// The cells in sight, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// Returns a supplementary view in sight; nil for another.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[.other(elementKind, indexPath)] }

  /// Returns the supplementary views of a kind in sight, in the order of their places.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { shown[.other(elementKind, $0)] }
  }

  /// Returns the places of the supplementary views of a kind in sight, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.compactMap { element in
      if case .other(let kind, let path) = element, kind == elementKind { path } else { nil }
    }.sorted()
  }

  /// Returns the item at a point of the content, in points: of several the one in front.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let place = CGRect(x: point.x, y: point.y, width: 1e-6, height: 1e-6)
    return layoutInUse.layoutAttributesForElements(in: place)?
      .filter { one in
        let own = one.host.map { $0.convert(point, from: self) } ?? point
        return one.representedElementKind == nil && one.frame.contains(own) && exists(one)
      }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the place that the layout gives an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the place that the layout gives a supplementary view.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item. Without a position it scrolls as little as shows the item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let own = layoutAttributesForItem(at: indexPath) else { return }
    var item = own.frame
    if let host = own.host {
      host.scroll(to: item, at: scrollPosition, animated: animated)
      item = host.frame
      guard !scrollPosition.isDisjoint(with: [.top, .centeredVertically, .bottom]) else {
        return scrollRectToVisible(item, animated: animated)
      }
    }
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = item.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = item.midY - room.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = item.maxY - room.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = item.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = item.midX - room.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = item.maxX - room.width - inset.left }
    if scrollPosition.isEmpty {
      scrollRectToVisible(item, animated: animated)
    } else {
      setContentOffset(within(offset), animated: animated)
    }
  }

  // MARK: Selection

  /// The places of the selected items, in order; empty for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Selects an item without a call of the delegate; nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without a call of the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Touches

  func itemTouched(_ cell: UICollectionViewCell) {
    // The first touch beside the actions of a row closes it.
    if let swipes, swipes.open?.swipe.isOpen == true { return swipes.close() }
    guard let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedCell = cell
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func itemLeft(_ cell: UICollectionViewCell) {
    guard touchedCell === cell else { return }
    touchedCell = nil
    cell.isHighlighted = false
    if let path = indexPath(for: cell) {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func itemReleased(_ cell: UICollectionViewCell) {
    guard touchedCell === cell, let path = indexPath(for: cell) else { return }
    itemLeft(cell)
    guard allowsSelection else { return }
    if allowsMultipleSelection, selectedPaths.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths where old != path {
        deselectItem(at: old, animated: false)
        collectionDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    cellForItem(at: path)?.performSegue?()
  }
}
