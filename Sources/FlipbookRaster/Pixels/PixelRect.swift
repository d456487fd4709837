/// A rectangle of whole pixels: columns `minX..<maxX`, rows `minY..<maxY`, y down.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(width: Int, height: Int) { self.init(minX: 0, minY: 0, maxX: width, maxY: height) }

  package init(_ rect: Damage.Rect) {
    self.init(minX: rect.x, minY: rect.y, maxX: rect.x + rect.width, maxY: rect.y + rect.height)
  }

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  package var area: Int { width * height }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
