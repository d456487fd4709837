internal import CPixelRows
import FlipbookPicture
import Foundation

/// A rectangle of pixels to paint on, in the coordinates of the canvas.
package final class Surface {
  // Each row that is painted reads both. Only `reuse` writes them, and nothing else runs then, so the reads aren't
  // checked for exclusive access.
  @exclusivity(unchecked)
  package private(set) var bounds: PixelRect
  /// Words from one row to the next.
  @exclusivity(unchecked)
  package private(set) var stride: Int
  package let base: UnsafeMutablePointer<UInt32>
  /// Nil where the memory is small.
  private let pages: LargePages?
  /// Words that the memory holds.
  package let capacity: Int

  /// All pixels are transparent at first.
  package init(bounds: PixelRect) {
    self.bounds = bounds
    stride = bounds.width
    capacity = max(1, bounds.area)
    let size = capacity * MemoryLayout<UInt32>.stride
    if size >= LargePages.size, let pages = LargePages(size) {
      self.pages = pages
      base = pages.base.bindMemory(to: UInt32.self, capacity: capacity)
      return
    }
    pages = nil
    guard let memory = calloc(capacity, MemoryLayout<UInt32>.stride) else {
      preconditionFailure("no memory is left")
    }
    base = memory.bindMemory(to: UInt32.self, capacity: capacity)
  }

  deinit { if pages == nil { free(base) } }

  /// Makes the memory a surface with other bounds, no larger than the capacity.
  func reuse(_ bounds: PixelRect, isCleared: Bool) {
    precondition(bounds.area <= capacity, "reused memory holds the new bounds")
    self.bounds = bounds
    stride = bounds.width
    if isCleared { base.update(repeating: 0, count: bounds.area) }
  }

  @inline(__always)
  package func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
  }

  /// Asks the processor for pixels that are going to be painted: their rows lie too far apart to be foreseen.
  ///
  /// - Parameter rect: Inside the surface, not empty.
  package func expect(_ rect: PixelRect) {
    pixel_rows_expect(pointer(rect.minX, rect.minY), stride, rect.width, rect.height)
  }

  /// Puts a colour in the place of what a rectangle holds.
  package func fill(_ rect: PixelRect, _ color: RGBA) {
    fill(
      rect,
      PixelWord.premultiplied(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity))
  }

  package func fill(_ rect: PixelRect, _ pixel: UInt32) {
    let part = rect.intersection(bounds)
    if part.isEmpty { return }
    if part.width == stride {
      SourceOverKernels.fill(pointer(part.minX, part.minY), part.area, pixel)
      return
    }
    for y in part.minY..<part.maxY {
      SourceOverKernels.fill(pointer(part.minX, y), part.width, pixel)
    }
  }
}
