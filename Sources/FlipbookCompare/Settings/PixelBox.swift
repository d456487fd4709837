/// A rectangle of whole pixels, y down from the top.
public struct PixelBox: Hashable, Sendable, Codable {
  /// The left edge, in pixels.
  public var x: Int
  /// The top edge, in pixels.
  public var y: Int
  /// In pixels. 0 or less is an empty box.
  public var width: Int
  /// In pixels. 0 or less is an empty box.
  public var height: Int

  /// Makes a box from its top left corner and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels between two corners, the second left out.
  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// In pixels.
  public var area: Int { width * height }

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part inside a picture. Sides far outside don't overflow.
  func clipped(width limitX: Int, height limitY: Int) -> PixelBox {
    func end(_ start: Int, _ length: Int, _ limit: Int) -> Int {
      let (sum, overflows) = start.addingReportingOverflow(length)
      return max(0, min(overflows ? limit : sum, limit))
    }
    let left = max(0, min(x, limitX))
    let top = max(0, min(y, limitY))
    return PixelBox(
      minX: left, minY: top, maxX: max(left, end(x, width, limitX)), maxY: max(top, end(y, height, limitY)))
  }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: min(x, other.x), minY: min(y, other.y), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}

extension PixelBox: CustomStringConvertible {
  /// `120×48 at 10,20`.
  public var description: String { "\(width)×\(height) at \(x),\(y)" }
}
