import FlipbookDrawing
import Foundation

extension NSDirectionalEdgeInsets {
  /// The insets from left to right.
  var inFilm: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
