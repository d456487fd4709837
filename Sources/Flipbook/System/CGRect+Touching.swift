import Foundation

extension CGRect {
  /// Whether both rectangles have room in common: those that only touch don't intersect. The member hides Foundation's, which says
  /// that they do.
  public func intersects(_ rect2: CGRect) -> Bool {
    guard !isNull, !rect2.isNull else { return false }
    return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
  }
}
