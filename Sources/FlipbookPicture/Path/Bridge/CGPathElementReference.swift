import Foundation

/// Stands where Core Graphics has a pointer to an element, so that `element.pointee` reads the same.
public struct CGPathElementReference: Hashable, Sendable {
  /// The element.
  public let pointee: CGPathElement
}
