import FlipbookPicture
import Foundation

extension Bitmap {
  /// The part inside a rectangle of whole pixels; nil where it holds none.
  package func cropped(to rect: CGRect) -> Bitmap? {
    let (x, y, columns, rows) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
    guard columns > 0, rows > 0, x >= 0, y >= 0, x + columns <= width, y + rows <= height else { return nil }
    let all = pixels
    var part: [UInt32] = []
    part.reserveCapacity(columns * rows)
    for row in y..<y + rows { part += all[row * width + x..<row * width + x + columns] }
    return Bitmap(width: columns, height: rows, pixels: part)
  }

  /// A colour seen through the picture's opacity.
  func tinted(_ color: RGBA) -> Bitmap {
    func part(_ value: Float, _ alpha: UInt32) -> UInt32 {
      UInt32((max(0, min(1, value)) * max(0, min(1, color.opacity)) * Float(alpha)).rounded())
    }
    return Bitmap(
      width: width, height: height,
      pixels: pixels.map { pixel in
        let alpha = pixel >> 24
        return part(1, alpha) << 24 | part(color.red, alpha) << 16 | part(color.green, alpha) << 8
          | part(color.blue, alpha)
      })
  }
}
