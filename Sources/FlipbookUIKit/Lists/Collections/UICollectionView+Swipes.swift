import FlipbookDrawing
import FlipbookViews
import Foundation

extension UICollectionView: SwipedList {
  /// False: rows of collections are not edited.
  var isEditing: Bool { false }

  func row(at point: CGPoint) -> (path: IndexPath, view: UIView)? {
    indexPathForItem(at: point).flatMap { path in cellForItem(at: path).map { (path, $0) } }
  }

  func path(ofRow view: UIView) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  func place(ofRow path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }

  func swipeActions(_ edge: HorizontalEdge, at path: IndexPath) -> UISwipeActionsConfiguration? {
    let list = (layoutInUse as? UICollectionViewCompositionalLayout)?.lists[path.section]
    return edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  func willSwipe(_ path: IndexPath) {}

  func didSwipe(_ path: IndexPath?) {}

  func closed(_ swipe: ListSwipe) { swipes?.closed(swipe) }
}
