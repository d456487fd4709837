import FlipbookCairo
import FlipbookDrawing
import FlipbookRaster
import Foundation

/// Paints a list with one renderer or the other.
enum CairoRendering {
  static func fast(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
    let canvas = try RasterCanvas(
      width: Int(list.size.width * scale), height: Int(list.size.height * scale), scale: scale)
    canvas.paint(list)
    return canvas.makeBitmap()
  }

  static func cairo(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
    let canvas = try cairoCanvas(list.size, scale: scale)
    canvas.paint(list)
    return canvas.makeBitmap()
  }

  static func cairoCanvas(_ size: CGSize, scale: Double = 1) throws -> RasterCanvas {
    try RasterCanvas.paintedByCairo(
      width: Int(size.width * scale), height: Int(size.height * scale), scale: scale)
  }

  /// The mean of 16 × 16 pixels for each, in which what overlaps in one pixel is distinguished.
  static func supersampled(_ list: DisplayList) throws -> Bitmap {
    let factor = 16
    let large = try fast(list, scale: Double(factor))
    let (width, height) = (large.width / factor, large.height / factor)
    let pixels = large.pixels
    let samples = factor * factor
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let (left, top) = (index % width * factor, index / width * factor)
        var sum = SIMD4<Int>()
        for y in top..<top + factor {
          for x in left..<left + factor {
            let pixel = pixels[y * large.width + x]
            sum &+= SIMD4(Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255), Int(pixel >> 24))
          }
        }
        func byte(_ value: Int) -> UInt32 { UInt32((value + samples / 2) / samples) }
        return byte(sum.w) << 24 | byte(sum.z) << 16 | byte(sum.y) << 8 | byte(sum.x)
      })
  }
}
