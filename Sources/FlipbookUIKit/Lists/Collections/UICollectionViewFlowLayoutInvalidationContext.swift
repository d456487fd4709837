import FlipbookDrawing
import Foundation

/// The parts of a flow layout that are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Makes a context.
  public override init() { super.init() }
  /// Has no effect. Everything is laid out again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Has no effect. Everything is laid out again.
  open var invalidateFlowLayoutAttributes = true
}
