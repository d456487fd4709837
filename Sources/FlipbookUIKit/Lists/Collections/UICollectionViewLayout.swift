import FlipbookDrawing
import Foundation

/// The places of a collection's cells.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  /// The collection that has the layout; nil for none.
  open var collectionView: UICollectionView? { owner }
  private var decorations: [String: AnyClass] = [:]
  /// Whether the layout has to prepare before it is asked.
  var isStale = true

  /// Makes a layout.
  public override init() {}

  /// Makes a layout with its defaults. Archives are not read.
  public required init?(coder: NSCoder) {}

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Never asked for. An invalidation lays out everything.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Prepares all that holds until the layout is invalidated.
  open func prepare() {}

  /// The size of the content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the elements in a rectangle of the content, in points; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the place of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the place of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the place of a decoration; nil unless overridden. It is never called.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Invalidating

  /// Makes the layout prepare and place everything again.
  open func invalidateLayout() { invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }

  /// Makes the layout prepare and place everything again, whatever the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  /// Whether other bounds need another layout; true for another size unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns the context of an invalidation by other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    UICollectionViewLayoutInvalidationContext()
  }

  /// Never called.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Never called.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  // MARK: Moving by hand

  /// Returns where an item goes that is moved by hand; the path of the item at the place unless overridden.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the place of an item that is moved by hand: its own with the middle at the place, over all others, unless overridden.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy(with: nil) as? UICollectionViewLayoutAttributes
    let moved = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (moved.center, moved.zIndex) = (position, 10_000)
    return moved
  }

  /// Returns the context of an invalidation as an item is moved by hand.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Returns the context of an invalidation as an item that was moved by hand is let go. Never called.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  // MARK: Where scrolling ends

  /// Returns the offset at which a scroll ends, in points; the proposed one unless overridden.
  ///
  /// - Parameter velocity: In points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an update or a change of layouts, in points; the proposed one unless
  /// overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before an update is shown, with its changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after an update has begun to be shown.
  open func finalizeCollectionViewUpdates() {}
  /// Never called.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout takes over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after the layout has taken over.
  open func finalizeLayoutTransition() {}

  /// Returns where an item comes from; nil for one that fades in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns where an item goes; nil for one that fades out at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns where a supplementary view comes from; nil for one that fades in at its place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a supplementary view goes; nil for one that fades out at its place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  /// Registers a class of decorations; nil takes the last one back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  func decoration(_ kind: String) -> AnyClass? { decorations[kind] }

  /// Never asked for. Layouts are from left to right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Makes attributes of the layout's own class.
  func makeAttributes(_ path: IndexPath, kind: String? = nil) -> UICollectionViewLayoutAttributes {
    let type: AnyClass = Self.layoutAttributesClass
    let own =
      type == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : ClassInit.attributes(type) ?? UICollectionViewLayoutAttributes()
    own.indexPath = path
    own.representedElementKind = kind
    if kind != nil { own.representedElementCategory = .supplementaryView }
    return own
  }

  /// The sections that scroll across the collection.
  var sectionsAcross: Set<Int> { [] }

  /// Moves what is known of items to their new numbers.
  func renumber(_ places: [IndexPath: IndexPath]) {}

  /// Takes the size that a cell prefers, where the layout asks. Returns whether it changes anything.
  func applyPreferred(_ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    -> Bool
  {
    false
  }
}
