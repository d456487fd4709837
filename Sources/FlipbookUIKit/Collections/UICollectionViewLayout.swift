import FlipbookDrawing
import Foundation

/// Says where the cells of a collection lie.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  open var collectionView: UICollectionView? { owner }
  private var decorations: [String: AnyClass] = [:]
  /// Whether it has to prepare before it is asked.
  var isStale = true

  public override init() {}

  /// Layouts are not read from archives: one with its defaults is made.
  public required init?(coder: NSCoder) {}

  /// What its attributes are made as.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Works out what does not change until it is invalidated.
  open func prepare() {}

  /// In points.
  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Invalidating

  /// Has the layout prepare and place everything again.
  open func invalidateLayout() { invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  /// Whether the layout depends on what is in sight.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    UICollectionViewLayoutInvalidationContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  // MARK: Where scrolling ends

  /// - Parameter velocity: In points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// After an update, or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where an item comes from; nil for one that fades in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where an item goes; nil for one that fades at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  func decoration(_ kind: String) -> AnyClass? { decorations[kind] }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Attributes of the layout's own class.
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

  /// Items have other numbers: what is kept of them goes along.
  func renumber(_ places: [IndexPath: IndexPath]) {}

  /// What a cell would rather be like, where the layout asks its cells; true where something changes by it.
  func takePreferred(_ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    false
  }
}

/// What a layout has to work out again.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {}
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero {
    didSet {
      unsupported(
        "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment",
        when: contentOffsetAdjustment != .zero)
    }
  }
  open var contentSizeAdjustment = CGSize.zero
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public override init() { super.init() }
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// One change of an update.
@MainActor @preconcurrency
public final class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Hashable, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ before: IndexPath?, _ after: IndexPath?, _ action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
  }
}
