import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The properties that a compositional layout has for all sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling; `vertical` unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout. They are not laid out.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Makes a configuration.
  public override init() {}
}
