import FlipbookPicture
import FlipbookRaster
import Foundation

/// Where the pixels of an image come to lie.
struct ImagePlace {
  /// The pixels of the bitmap that are drawn.
  let part: PixelRect
  /// From the painter's pixels to those of the part.
  let inverse: CGAffineTransform

  /// Nil when nothing can be seen of the image.
  init?(_ image: ImageDrawing, _ device: CGAffineTransform) {
    let (source, destination) = (image.source, image.destination)
    // Of a rectangle with negative sides, origin and size still say where the first pixel goes.
    let size = destination.size
    guard device.determinant != 0, device.determinant.isFinite, destination.isFinite, size.width != 0,
      size.height != 0, source.isFinite
    else { return nil }
    part = PixelRect(covering: source).intersection(
      PixelRect(width: image.bitmap.width, height: image.bitmap.height))
    if part.isEmpty { return nil }
    let toPart = CGAffineTransform(translationX: -destination.origin.x, y: -destination.origin.y)
      .concatenating(CGAffineTransform(scaleX: source.width / size.width, y: source.height / size.height))
      .concatenating(
        CGAffineTransform(
          translationX: source.minX - CGFloat(part.minX), y: source.minY - CGFloat(part.minY)))
    inverse = device.inverted().concatenating(toPart)
    if !inverse.isFinite { return nil }
  }

  /// How often the image is halved before it is sampled.
  func level(_ interpolation: ImageInterpolation) -> Int {
    let shrink = inverse.largestScale
    guard interpolation == .medium, shrink > 1, shrink.isFinite else { return 0 }
    return min(20, max(0, Int((log2(shrink) + 0.25).rounded(.down))))
  }

  /// From the painter's pixels to those of a level.
  func map(to level: PreparedImage.Level, of full: PreparedImage.Level) -> CGAffineTransform {
    inverse.concatenating(
      CGAffineTransform(
        scaleX: CGFloat(level.width) / CGFloat(full.width), y: CGFloat(level.height) / CGFloat(full.height)))
  }
}

extension CGAffineTransform {
  /// Whether pixels fall on pixels.
  var movesByWholePixels: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
  }
}
