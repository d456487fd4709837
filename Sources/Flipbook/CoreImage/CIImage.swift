import FlipbookDrawing
import Foundation

/// A picture for Core Image's filters: pixels and where they lie. The y axis points up.
public final class CIImage: NSObject, @unchecked Sendable {
  private let source: CGImage
  /// From the source's coordinates to the image's.
  private let transform: CGAffineTransform

  private init(_ source: CGImage, _ transform: CGAffineTransform) {
    (self.source, self.transform) = (source, transform)
  }

  /// Makes an image of pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage, .identity) }

  /// Makes an image of UIKit's; nil where that has no pixels, as a symbol.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(pixels, .identity)
  }

  /// Makes an image of a file's bytes; nil where they are no picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Where the pixels lie, in points of the image.
  public var extent: CGRect {
    CGRect(x: 0, y: 0, width: source.width, height: source.height).applying(transform)
  }

  /// Returns the image moved, scaled or turned. Pixels are not mixed: each point shows the nearest one.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(source, transform.concatenating(matrix))
  }

  /// Returns the pixels in a rectangle; nil where it is empty, or larger than 64 million pixels.
  func pixels(in rect: CGRect) -> CGImage? {
    let rect = rect.integral
    guard rect.width >= 1, rect.height >= 1, rect.width * rect.height <= 64e6, rect.minX.isFinite,
      rect.minY.isFinite
    else { return nil }
    let (width, height) = (Int(rect.width), Int(rect.height))
    let (all, inverse) = (source.bitmap.pixels, transform.inverted())
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let point = CGPoint(x: rect.minX + CGFloat(column) + 0.5, y: rect.maxY - CGFloat(row) - 0.5)
          .applying(inverse)
        let (x, y) = (Int(point.x.rounded(.down)), source.height - 1 - Int(point.y.rounded(.down)))
        let isInside = (0..<source.width).contains(x) && (0..<source.height).contains(y)
        pixels.append(isInside ? all[y * source.width + x] : 0)
      }
    }
    return CGImage(Bitmap(width: width, height: height, pixels: pixels))
  }
}

extension UIImage {
  /// Makes an image of Core Image's, a point for each of its pixels.
  public convenience init(ciImage: CIImage) {
    if let pixels = ciImage.pixels(in: ciImage.extent) {
      self.init(cgImage: pixels)
    } else {
      self.init()
    }
  }
}
