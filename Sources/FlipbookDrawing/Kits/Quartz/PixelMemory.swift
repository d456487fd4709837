import Foundation

/// Memory that holds a bitmap, which code of a scene reads and writes.
final class PixelMemory {
  let base: UnsafeMutableRawPointer
  let layout: PixelLayout
  private let width: Int
  private let height: Int
  private let isOwned: Bool

  /// - Parameter base: Memory of the scene's, which must outlive this; nil for memory of its own, all zero.
  init(_ base: UnsafeMutableRawPointer?, width: Int, height: Int, layout: PixelLayout) {
    (self.width, self.height, self.layout) = (width, height, layout)
    isOwned = base == nil
    if let base {
      self.base = base
    } else {
      let count = layout.bytesPerRow * height
      self.base = .allocate(byteCount: count, alignment: 16)
      self.base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
  }

  deinit { if isOwned { base.deallocate() } }

  /// The pixels that the memory holds now.
  var bitmap: Bitmap { Self.bitmap(at: base, width: width, height: height, layout: layout) }

  static func bitmap(
    at base: UnsafeRawPointer, width: Int, height: Int, layout: PixelLayout
  ) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = base.advanced(by: y * layout.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { pixels.append(layout.word(at: row + x * layout.bytesPerPixel)) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  func write(_ bitmap: Bitmap) {
    let pixels = bitmap.pixels
    guard pixels.count == width * height else { return }
    for y in 0..<height {
      let row = base.advanced(by: y * layout.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { layout.store(pixels[y * width + x], at: row + x * layout.bytesPerPixel) }
    }
  }
}
