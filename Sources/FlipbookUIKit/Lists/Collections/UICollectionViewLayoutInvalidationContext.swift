import FlipbookDrawing
import Foundation

/// The parts of a layout that are invalid. A layout is invalid as a whole.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context.
  public override init() {}
  /// Always true.
  open var invalidateEverything: Bool { true }
  /// Always false.
  open var invalidateDataSourceCounts: Bool { false }
  /// The change of the offset, in points. Has no effect, with a diagnostic.
  open var contentOffsetAdjustment = CGPoint.zero {
    didSet {
      unsupported(
        "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment",
        when: contentOffsetAdjustment != .zero)
    }
  }
  /// Has no effect. The layout gives the content's size.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that were invalidated; nil for none. Everything is laid out again in any case.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Adds items to ``invalidatedItemIndexPaths``.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Does nothing. Everything is laid out again.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// Does nothing. Everything is laid out again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}
