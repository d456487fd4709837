import FlipbookDrawing
import Foundation

/// A cell of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, with its insets.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets that are taken off the item's size, in points.
  open var contentInsets = NSDirectionalEdgeInsets()

  /// Makes an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// Makes an item. The supplementary items have no effect.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
  }
}
