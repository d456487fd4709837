import FlipbookDrawing
import Foundation

extension UICollectionView {
  /// Has items answer a finger that rests on them.
  func answerHolds() { addGestureRecognizer(ContextPress { [weak self] in self?.menu(at: $0) }) }

  /// Returns the menu of the item at a point of the content; nil for none.
  private func menu(at point: CGPoint) -> ContextPress.Source? {
    guard let collectionDelegate, let row = row(at: point),
      let configuration = collectionDelegate.collectionView(
        self, contextMenuConfigurationForItemsAt: [row.path], point: point)
    else { return nil }
    // A lifted row isn't grey; a touch that ends before still selects it.
    (row.view as? UICollectionViewCell)?.isHighlighted = false
    let target =
      collectionDelegate.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: row.path)
      ?? collectionDelegate.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
    return ContextPress.Source(
      part: LiftedKitView(row: row.view, target), configuration: configuration, sender: self,
      willOpen: { [weak self] in
        guard let self else { return }
        self.collectionDelegate?.collectionView(
          self, willDisplayContextMenu: configuration, animator: nil)
      },
      willClose: { [weak self] in
        guard let self else { return }
        self.collectionDelegate?.collectionView(
          self, willEndContextMenuInteraction: configuration, animator: nil)
      },
      commit: { [weak self] in
        guard let self else { return }
        self.collectionDelegate?.collectionView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      })
  }
}
