import FlipbookDrawing
import Foundation

/// A view of a collection that is reused at other places.
open class UICollectionReusableView: UIView {
  /// The identifier under which the view was registered; nil for none.
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isLayoutIsland: Bool { translatesAutoresizingMaskIntoConstraints }

  /// Called before the view is shown at another place.
  open func prepareForReuse() {}

  /// Called with the attributes of the view's place each time that it is placed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection changes its layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the collection has changed its layout. Its views may still move.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers where its layout asks: as large as its constraints say.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let content = contentForSize, content.hasConstraintsInside else { return layoutAttributes }
    let copy = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes ?? layoutAttributes
    copy.size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return copy
  }

  var contentForSize: UIView? { self }
}
