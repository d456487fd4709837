import FlipbookDrawing
import Foundation

/// A header or a footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section. Those at the bottom stand below it, all others above.
  public let alignment: NSRectAlignment
  /// Whether the view stays in sight while its section is. Has no effect, with a diagnostic.
  open var pinToVisibleBounds = false {
    didSet {
      unsupported("NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds", when: pinToVisibleBounds)
    }
  }
  /// Whether the view takes room of its own. False has no effect, with a diagnostic.
  open var extendsBoundary = true {
    didSet {
      unsupported("NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary", when: !extendsBoundary)
    }
  }

  /// Makes a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}
