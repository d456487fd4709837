import FlipbookDrawing
import Foundation

/// Makes pixels of Core Image's images.
open class CIContext: NSObject, @unchecked Sendable {
  /// Makes a context.
  public override init() {}

  /// Makes a context. Options are for the device's graphics processor, which a film has none of.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the pixels of an image in a rectangle; nil where it is empty, or larger than 64 million pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.pixels(in: fromRect) }

  /// Writes the pixels of an image in a rectangle into memory, four bytes each, premultiplied, the upper row first.
  ///
  /// - Parameters:
  ///   - data: `rowBytes` for each row. Nothing is written for an empty rectangle.
  ///   - rowBytes: From one row to the next; 4 for each pixel or more.
  ///   - colorSpace: Makes no difference: values are in sRGB.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let pixels = image.pixels(in: bounds)?.bitmap, rowBytes >= 4 * pixels.width else { return }
    let all = pixels.pixels
    for row in 0..<pixels.height {
      let target = UnsafeMutableRawBufferPointer(
        start: data + row * rowBytes, count: 4 * pixels.width)
      for column in 0..<pixels.width {
        let pixel = all[row * pixels.width + column]
        for (place, shift) in format.shifts.enumerated() {
          target[4 * column + place] = UInt8(truncatingIfNeeded: pixel >> shift)
        }
      }
    }
  }
}
