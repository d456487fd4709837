import Foundation

/// Called with every element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, CGPathElementReference) -> Void

extension CGPath {
  /// Calls a function with every element, in order.
  ///
  /// - Parameter info: Handed on to the function.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Makes the outline of a stroke of a path; nil for none.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.init(
      path.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        transform: transform?.pointee ?? .identity
      ).path)
  }
}
