import FlipbookLayers

/// A structure as an object, for animations' values.
///
/// Stands in for Foundation's class, which holds fewer kinds, in files that import Flipbook.
open class NSValue: NSObject, LayerValueBox, @unchecked Sendable {
  /// What it holds.
  public let layerValue: Any

  private init(_ value: Any) {
    layerValue = value
    super.init()
  }

  public convenience init(cgPoint point: CGPoint) { self.init(point as Any) }
  public convenience init(cgSize size: CGSize) { self.init(size as Any) }
  public convenience init(cgRect rect: CGRect) { self.init(rect as Any) }
  public convenience init(cgVector vector: CGVector) { self.init(vector as Any) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(transform as Any) }
  public convenience init(caTransform3D t: CATransform3D) { self.init(t as Any) }
  public convenience init(point: CGPoint) { self.init(point as Any) }
  public convenience init(size: CGSize) { self.init(size as Any) }
  public convenience init(rect: CGRect) { self.init(rect as Any) }
  public convenience init(range: NSRange) { self.init(range as Any) }

  // Zero, or the identity, when it holds something of another kind.
  public var cgPointValue: CGPoint { layerValue as? CGPoint ?? .zero }
  public var cgSizeValue: CGSize { layerValue as? CGSize ?? .zero }
  public var cgRectValue: CGRect { layerValue as? CGRect ?? .zero }
  public var cgVectorValue: CGVector { layerValue as? CGVector ?? CGVector() }
  public var cgAffineTransformValue: CGAffineTransform { layerValue as? CGAffineTransform ?? .identity }
  public var caTransform3DValue: CATransform3D { layerValue as? CATransform3D ?? CATransform3DIdentity }
  public var pointValue: CGPoint { cgPointValue }
  public var sizeValue: CGSize { cgSizeValue }
  public var rectValue: CGRect { cgRectValue }
  public var rangeValue: NSRange { layerValue as? NSRange ?? NSRange(location: 0, length: 0) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSValue, let value = layerValue as? AnyHashable else { return false }
    return value == other.layerValue as? AnyHashable
  }

  open override var hash: Int { (layerValue as? AnyHashable)?.hashValue ?? 0 }
}
