import FlipbookDrawing
import Foundation

final class LayoutContext: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  init(_ size: CGSize) { contentSize = size }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  var effectiveContentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}
