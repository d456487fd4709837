internal import CPixelRows
import FlipbookPicture
import Foundation

/// The colours of one sprite. Its image is not kept.
struct SpriteSampler {
  private let sampler: ImageSampler
  private let color: SpriteColor
  private var rows = pixel_rows_sprite()
  /// Whether samples and colours are worked out at once.
  let isFast: Bool

  /// - Parameters:
  ///   - inverse: From pixels of the canvas to pixels of the image.
  ///   - fitted: Set to what has to be kept beside the image.
  init(
    _ image: PreparedImage, inverse: CGAffineTransform, interpolation: ImageInterpolation, color: SpriteColor,
    fitted: inout PreparedImage.Fitted?
  ) {
    sampler = ImageSampler(
      image, inverse: inverse, interpolation: interpolation, isTiled: false, fitted: &fitted)
    self.color = color
    guard sampler.isBilinear, let level = image.framed(sampler.levelIndex) else {
      isFast = false
      return
    }
    isFast = true
    rows.pixels = UnsafePointer(level.base)
    rows.width = Int32(level.width)
    rows.height = Int32(level.height)
    rows.stride = Int32(level.width + 2)
    rows.color = color.word
    pixel_rows_prepare_sprite(&rows, sampler.stepX.x, sampler.stepX.y)
  }

  /// Writes the colours of `count` pixels from column `x` of row `y`.
  @inline(__always)
  mutating func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if isFast {
      let place = sampler.place(x: x, y: y)
      pixel_rows_sprite_colors(&rows, place.x, place.y, count, target)
    } else {
      sampler.fetch(target, x: x, y: y, count: count)
      color.apply(to: target, count)
    }
  }

  /// Composites pixels over others.
  ///
  /// - Parameter pixels: Memory for as many.
  @inline(__always)
  mutating func over(
    _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>,
    pixels: UnsafeMutablePointer<UInt32>
  ) {
    if isFast {
      let place = sampler.place(x: x, y: y)
      pixel_rows_sprite_over(&rows, place.x, place.y, count, mask, target)
    } else {
      fetch(pixels, x: x, y: y, count: count)
      SourceOverKernels.pixels(target, count, pixels, mask: mask)
    }
  }
}
