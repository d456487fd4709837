import Foundation

extension CGRect {
  /// The part of this rectangle inside another, which is finite; null when there is none or a side of this one is
  /// not a number. Unlike `intersection`, it takes sides that are infinite.
  package func overlap(with finite: CGRect) -> CGRect {
    if hasPlainSides, finite.hasPlainSides {
      let left = max(origin.x, finite.origin.x)
      let top = max(origin.y, finite.origin.y)
      let right = min(origin.x + size.width, finite.origin.x + finite.size.width)
      let bottom = min(origin.y + size.height, finite.origin.y + finite.size.height)
      return left <= right && top <= bottom
        ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
    if isNull || finite.isNull { return .null }
    let low = CGPoint(x: max(minX, finite.minX), y: max(minY, finite.minY))
    let high = CGPoint(x: min(maxX, finite.maxX), y: min(maxY, finite.maxY))
    guard minX <= maxX, minY <= maxY, low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
