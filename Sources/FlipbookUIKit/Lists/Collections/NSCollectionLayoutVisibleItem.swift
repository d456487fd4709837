import FlipbookDrawing
import Foundation

/// The properties of an item in sight that a section's handler may read and change.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The rectangle around the transformed item, in the content, in points.
  var frame: CGRect { get }
  /// The rectangle from (0, 0), in points.
  var bounds: CGRect { get }
  /// The place in the data.
  var indexPath: IndexPath { get }
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The place from back to front.
  var zIndex: Int { get set }
  /// Whether the item is left out.
  var isHidden: Bool { get set }
  /// The centre in the content, in points.
  var center: CGPoint { get set }
  /// The transform in the plane, about the centre.
  var transform: CGAffineTransform { get set }
  /// The transform in space, about the centre.
  var transform3D: CATransform3D { get set }
  /// The name of the kind; nil for a cell.
  var representedElementKind: String? { get }
  /// The kind of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
}
