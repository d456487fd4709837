import Foundation

extension CGRect {
  /// Whether width and height are 0 or more and no number is huge, infinite or absent: `origin` and `size` are then the
  /// sides themselves. Foundation answers `minX` and `isNull` by calls that hot loops do without.
  @inline(__always)
  package var hasPlainSides: Bool {
    let limit: CGFloat = 1e300
    return origin.x > -limit && origin.x < limit && origin.y > -limit && origin.y < limit
      && size.width >= 0 && size.width < limit && size.height >= 0 && size.height < limit
  }

  /// The places of the sides: `minX`, `minY`, `maxX` and `maxY`.
  @inline(__always)
  package var sides: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    hasPlainSides
      ? (origin.x, origin.y, origin.x + size.width, origin.y + size.height) : (minX, minY, maxX, maxY)
  }
}
