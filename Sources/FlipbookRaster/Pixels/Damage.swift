/// The part of a canvas that a repaint may have changed.
public struct Damage: Sendable, Equatable {
  /// A rectangle of whole pixels, from the top left corner.
  public struct Rect: Sendable, Hashable {
    /// The left edge, in pixels.
    public var x: Int
    /// The top edge, in pixels.
    public var y: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
  }

  /// Rectangles that don't overlap; none when nothing changed.
  public let rects: [Rect]

  init(_ rects: [PixelRect]) {
    self.rects = rects.map { Rect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  /// No part: every pixel is as it was.
  public static let none = Damage([])

  /// True when every pixel is as it was.
  public var isUnchanged: Bool { rects.isEmpty }

  /// The rows that may have changed, as ranges in order with gaps between them.
  public var rows: [Range<Int>] {
    var result: [Range<Int>] = []
    for rect in rects.sorted(by: { $0.y < $1.y }) {
      let range = rect.y..<(rect.y + rect.height)
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
