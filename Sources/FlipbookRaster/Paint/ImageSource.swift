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
