import FlipbookPicture
import Foundation

extension CGRect {
  /// Whether both rectangles have room in common.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
