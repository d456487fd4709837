import FlipbookPicture
import Foundation

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
