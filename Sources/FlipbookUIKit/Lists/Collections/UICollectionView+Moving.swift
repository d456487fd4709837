import FlipbookDrawing
import Foundation

extension UICollectionView {
  /// Begins to move an item by hand: its cell follows ``updateInteractiveMovementTargetPosition(_:)``, and others make room.
  ///
  /// - Returns: False where the data source has no `collectionView(_:moveItemAt:to:)` or keeps the item, and where the item is not
  ///   in sight.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, let dataSource, dataSource is any UICollectionViewMoving,
      dataSource.collectionView(self, canMoveItemAt: indexPath), let cell = cellForItem(at: indexPath)
    else { return false }
    movement = ItemMovement(source: indexPath, current: indexPath, cell: cell, place: cell.center)
    place(moved: cell)
    return true
  }

  /// Moves the middle of the item's cell to a place in the content, in points. The items make room over 0.3 s.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var movement else { return }
    let (before, path) = (movement.place, movement.current)
    movement.place = targetPosition
    self.movement = movement
    place(moved: movement.cell)
    var target = layoutInUse.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: targetPosition)
    guard target != path else { return }
    target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source, atCurrentIndexPath: path,
        toProposedIndexPath: target) ?? target
    guard target != path, counts.indices.contains(target.section) else { return }
    layoutInUse.invalidateLayout(
      with: layoutInUse.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: targetPosition, previousIndexPaths: [path],
        previousPosition: before))
    showMoved(to: target)
  }

  /// Lets the item go: the data source moves it, and its cell goes to its place over 0.3 s.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.current != movement.source {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.current)
    }
    settle(movement.cell, at: movement.current)
  }

  /// Takes the item back to where it was, over 0.3 s.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    if movement.current != movement.source { showMoved(to: movement.source) }
    self.movement = nil
    settle(movement.cell, at: movement.source)
  }

  private func showMoved(to target: IndexPath) {
    guard let path = movement?.current else { return }
    performBatchUpdates {
      movement?.current = target
      moveItem(at: path, to: target)
    }
  }

  private func settle(_ cell: UICollectionViewCell, at path: IndexPath) {
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { [self] in
        guard shown[.cell(path)] === cell, let attributes = layoutInUse.layoutAttributesForItem(at: path)
        else { return }
        apply(attributes, to: cell)
      },
      completion: { [weak self] _ in self?.setNeedsLayout() })
  }

  /// Puts the cell of the moved item where the layout wants it for the hand.
  func place(moved cell: UICollectionReusableView) {
    guard let movement else { return }
    let attributes = layoutInUse.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.place)
    show(attributes, on: cell)
    if cell.superview === self { bringSubviewToFront(cell) }
  }

  /// The counts of the items that are shown.
  func presentCounts(_ source: any UICollectionViewDataSource) -> [Int] {
    let own = Self.counts(of: self, source)
    return movement?.counts(own) ?? own
  }

  /// Moves the item under a long press.
  func follow(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: self)
    switch press.state {
    case .began: if let path = indexPathForItem(at: place) { beginInteractiveMovementForItem(at: path) }
    case .changed: updateInteractiveMovementTargetPosition(place)
    case .ended: endInteractiveMovement()
    default: cancelInteractiveMovement()
    }
  }
}
