import FlipbookDrawing
import Foundation

/// Pictures multiplied by colours, in steps finer than the eye, so that thousands of particles share a few.
struct TintedImages {
  private struct Key: Hashable {
    var image: ContentHash
    var color: SIMD4<UInt8>
  }

  /// Steps from black to full of a component.
  private static let steps: Float = 31
  private static let mostPixels = 4_000_000

  // Scenes run on one thread. What is kept is the same whenever it is made.
  nonisolated(unsafe) private static var kept: [Key: Bitmap] = [:]
  nonisolated(unsafe) private static var pixels = 0

  private var lastColor = SIMD4<UInt8>(repeating: 0)
  private var last: (source: Bitmap, result: Bitmap)?

  mutating func bitmap(_ bitmap: Bitmap, _ color: SIMD4<Float>) -> Bitmap {
    let level = (color * Self.steps).rounded(.toNearestOrAwayFromZero)
    let key = SIMD4(UInt8(level.x), UInt8(level.y), UInt8(level.z), 0)
    if key == SIMD4(31, 31, 31, 0) { return bitmap }
    if let last, key == lastColor, last.source.contentHash == bitmap.contentHash { return last.result }
    let result = Self.tinted(bitmap, key)
    lastColor = key
    last = (bitmap, result)
    return result
  }

  private static func tinted(_ bitmap: Bitmap, _ color: SIMD4<UInt8>) -> Bitmap {
    let key = Key(image: bitmap.contentHash, color: color)
    if let known = kept[key] { return known }
    let factors = SIMD4<UInt32>(truncatingIfNeeded: color)
    let result = Bitmap(
      width: bitmap.width, height: bitmap.height,
      pixels: bitmap.pixels.map { pixel in
        let red = ((pixel >> 16 & 0xff) * factors.x + 15) / 31
        let green = ((pixel >> 8 & 0xff) * factors.y + 15) / 31
        let blue = ((pixel & 0xff) * factors.z + 15) / 31
        return pixel & 0xff00_0000 | red << 16 | green << 8 | blue
      })
    pixels += bitmap.width * bitmap.height
    if pixels > mostPixels {
      kept = [:]
      pixels = bitmap.width * bitmap.height
    }
    kept[key] = result
    return result
  }
}
