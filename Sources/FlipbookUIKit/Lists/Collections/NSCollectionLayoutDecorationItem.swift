import FlipbookDrawing
import Foundation

/// A decoration behind a section. It is not shown.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The name of the decoration's kind.
  public let elementKind: String
  /// The place from back to front; −1 unless set.
  open var zIndex = -1
  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// Returns a decoration behind a whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    .init(kind: elementKind)
  }
}
