import FlipbookLayers

/// A structure as an object, for animations' values.
///
/// Stands in for Foundation's class, which holds fewer kinds, in files that import Flipbook.
open class NSValue: NSObject, LayerValueBox, @unchecked Sendable {
  /// The structure.
  public let layerValue: Any

  init(_ value: Any) {
    layerValue = value
    super.init()
  }

  /// Makes a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point as Any) }
  /// Makes a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size as Any) }
  /// Makes a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect as Any) }
  /// Makes a value that holds a vector.
  public convenience init(cgVector vector: CGVector) { self.init(vector as Any) }
  /// Makes a value that holds a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(transform as Any) }
  /// Makes a value that holds a transform of space.
  public convenience init(caTransform3D t: CATransform3D) { self.init(t as Any) }
  /// Makes a value that holds a point.
  public convenience init(point: CGPoint) { self.init(point as Any) }
  /// Makes a value that holds a size.
  public convenience init(size: CGSize) { self.init(size as Any) }
  /// Makes a value that holds a rectangle.
  public convenience init(rect: CGRect) { self.init(rect as Any) }
  /// Makes a value that holds a range.
  public convenience init(range: NSRange) { self.init(range as Any) }

  /// The point; zero when it holds something else.
  public var cgPointValue: CGPoint { layerValue as? CGPoint ?? .zero }
  /// The size; zero when it holds something else.
  public var cgSizeValue: CGSize { layerValue as? CGSize ?? .zero }
  /// The rectangle; zero when it holds something else.
  public var cgRectValue: CGRect { layerValue as? CGRect ?? .zero }
  /// The vector; zero when it holds something else.
  public var cgVectorValue: CGVector { layerValue as? CGVector ?? CGVector() }
  /// The transform of the plane; the identity when it holds something else.
  public var cgAffineTransformValue: CGAffineTransform { layerValue as? CGAffineTransform ?? .identity }
  /// The transform of space; the identity when it holds something else.
  public var caTransform3DValue: CATransform3D { layerValue as? CATransform3D ?? CATransform3DIdentity }
  /// The point; zero when it holds something else.
  public var pointValue: CGPoint { cgPointValue }
  /// The size; zero when it holds something else.
  public var sizeValue: CGSize { cgSizeValue }
  /// The rectangle; zero when it holds something else.
  public var rectValue: CGRect { cgRectValue }
  /// The range; 0 and 0 when it holds something else.
  public var rangeValue: NSRange { layerValue as? NSRange ?? NSRange(location: 0, length: 0) }

  /// Whether both hold equal values. Values that can't be hashed are never equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSValue, let value = layerValue as? AnyHashable else { return false }
    return value == other.layerValue as? AnyHashable
  }

  /// The hash of what it holds; 0 when that can't be hashed.
  open override var hash: Int { (layerValue as? AnyHashable)?.hashValue ?? 0 }
}
