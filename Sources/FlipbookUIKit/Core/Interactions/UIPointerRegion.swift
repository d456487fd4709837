import Foundation

/// A region that a pointer may lie in. A film has no pointer.
open class UIPointerRegion {
  /// The rectangle, in the view's coordinates, in points.
  public let rect: CGRect
  /// The name of the region.
  public let identifier: AnyHashable?

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}
