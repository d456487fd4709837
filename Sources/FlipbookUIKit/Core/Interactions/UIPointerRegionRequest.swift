import Foundation

/// A question for the region under a pointer. A film has no pointer.
open class UIPointerRegionRequest {
  /// The place, in the view's coordinates, in points.
  public let location: CGPoint
  init(location: CGPoint) { self.location = location }
}
