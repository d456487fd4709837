import FlipbookDrawing
import Foundation

/// A picture multiplied by colours, in steps finer than the eye, so that thousands of particles share a few.
final class TintedImages {
  /// Steps from black to full of a component.
  private static let steps: Float = 31
  /// The most pixels that are kept of one picture.
  private static let mostPixels = 2_000_000

  private let bitmap: Bitmap
  private var kept = [Bitmap?](repeating: nil, count: 1 << 15)
  private var count = 0

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  func bitmap(_ color: SIMD4<Float>) -> Bitmap {
    let level = SIMD4<Int>((color * Self.steps).rounded(.toNearestOrAwayFromZero))
    let index = level.x << 10 | level.y << 5 | level.z
    if index == kept.count - 1 { return bitmap }
    if let known = kept[index] { return known }
    let factors = SIMD4<UInt32>(truncatingIfNeeded: level)
    let result = Bitmap(
      width: bitmap.width, height: bitmap.height,
      pixels: bitmap.pixels.map { pixel in
        let red = ((pixel >> 16 & 0xff) * factors.x + 15) / 31
        let green = ((pixel >> 8 & 0xff) * factors.y + 15) / 31
        let blue = ((pixel & 0xff) * factors.z + 15) / 31
        return pixel & 0xff00_0000 | red << 16 | green << 8 | blue
      })
    count += bitmap.width * bitmap.height
    if count > Self.mostPixels {
      kept = [Bitmap?](repeating: nil, count: 1 << 15)
      count = bitmap.width * bitmap.height
    }
    kept[index] = result
    return result
  }
}
