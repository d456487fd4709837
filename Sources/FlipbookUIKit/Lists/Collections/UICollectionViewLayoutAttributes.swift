import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The place and the appearance of a cell, or of another view of a collection.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kind of the element: a cell, a supplementary view or a decoration.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The name of the kind; nil for a cell.
  public internal(set) var representedElementKind: String?
  /// The place in the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The centre in the content, in points.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The transform in space, about the centre.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// The place from back to front; 0 unless set.
  open var zIndex = 0
  /// Whether the view is left out.
  open var isHidden = false
  /// The scroll of a section in which the view lies; nil for the collection itself.
  weak var host: SectionScroll?

  /// Makes the attributes of a cell at the first place.
  public override init() { super.init() }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Makes the attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// The rectangle around the transformed view, in points. Setting it sets the centre and the size.
  open var frame: CGRect {
    get {
      let own = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return own.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The rectangle from (0, 0), in points. Setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in the plane, about the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let type: AnyClass = type(of: self)
    let copy =
      MainActor.assumeIsolated { OnSceneThread(ClassInit.attributes(type)) }.value
      ?? UICollectionViewLayoutAttributes()
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.host = host
    return copy
  }

  /// Returns a copy of the same class.
  open override func copy() -> Any { copy(with: nil) }

  /// Whether both are of the same element, place and appearance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && center == other.center && size == other.size
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && representedElementKind == other.representedElementKind
  }

  /// The hash of the place in the data.
  open override var hash: Int { indexPath.hashValue }

  /// The element that the attributes are of.
  var element: CollectionElement {
    representedElementKind.map { .other($0, indexPath) } ?? .cell(indexPath)
  }
}
