import FlipbookDrawing
import Foundation

/// A view at a section or an item that is no cell.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The name of the view's kind.
  public let elementKind: String
  /// The place from back to front; 1 unless set.
  open var zIndex = 1

  /// Makes a supplementary item.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}
