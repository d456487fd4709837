import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where a cell, or another view of a collection, lies and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Of a view that is not a cell.
  public internal(set) var representedElementKind: String?
  open var indexPath = IndexPath(item: 0, section: 0)
  open var center = CGPoint.zero
  open var size = CGSize.zero
  /// Applied about the centre.
  open var transform3D = CATransform3DIdentity
  /// 0 clear … 1 opaque.
  open var alpha: CGFloat = 1
  /// Greater ones lie in front.
  open var zIndex = 0
  open var isHidden = false

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// What surrounds the view, transformed. Setting it sets the centre and the size.
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

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Applied about the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy of the same class.
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
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && center == other.center && size == other.size
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && representedElementKind == other.representedElementKind
  }

  open override var hash: Int { indexPath.hashValue }

  /// What the view is among those of the collection.
  var element: CollectionElement {
    representedElementKind.map { .other($0, indexPath) } ?? .cell(indexPath)
  }
}

/// Names a view of a collection.
enum CollectionElement: Hashable, Comparable {
  case cell(IndexPath)
  case other(String, IndexPath)

  var path: IndexPath {
    switch self {
    case .cell(let path), .other(_, let path): path
    }
  }

  /// By place; a cell comes before other views of its place.
  static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
    (lhs.path, lhs.kind) < (rhs.path, rhs.kind)
  }

  private var kind: String {
    switch self {
    case .cell: ""
    case .other(let kind, _): kind
    }
  }

  func moved(to path: IndexPath) -> CollectionElement {
    switch self {
    case .cell: .cell(path)
    case .other(let kind, _): .other(kind, path)
    }
  }
}
