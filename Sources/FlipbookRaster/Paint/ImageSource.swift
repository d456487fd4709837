import FlipbookPicture
import Foundation

/// Colours of an image that is placed by an affine map.
final class ImageSource: SpanSource {
  /// Keeps the memory of what is sampled.
  private let image: PreparedImage
  private let fitted: PreparedImage.Fitted?
  private let sampler: ImageSampler

  /// - Parameter inverse: From pixels of the canvas to pixels of the image.
  init(_ image: PreparedImage, inverse: CGAffineTransform, interpolation: ImageInterpolation, isTiled: Bool) {
    self.image = image
    var fitted: PreparedImage.Fitted?
    sampler = ImageSampler(
      image, inverse: inverse, interpolation: interpolation, isTiled: isTiled, fitted: &fitted)
    self.fitted = fitted
    super.init(isOpaque: image.isOpaque)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    sampler.fetch(target, x: x, y: y, count: count)
  }
}

/// The colours of one source seen through the alpha of another.
final class TintedSource: SpanSource {
  private let alpha: SpanSource
  private let colors: SpanSource
  private let scratch = SpanScratch()

  init(alpha: SpanSource, colors: SpanSource) {
    self.alpha = alpha
    self.colors = colors
    super.init(isOpaque: alpha.isOpaque && colors.isOpaque)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    scratch.reserve(count)
    alpha.fetch(scratch.pixels, x: x, y: y, count: count)
    colors.fetch(target, x: x, y: y, count: count)
    for index in 0..<count {
      target[index] = PixelWord.scaled(target[index], by: scratch.pixels[index] >> 24)
    }
  }
}
