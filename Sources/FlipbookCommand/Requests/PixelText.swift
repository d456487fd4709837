import FlipbookScenes
import Foundation

/// Reads the size of a picture in pixels: `1920x1080`, or `480` for its longer side.
enum PixelText {
  static func parse(_ text: String) throws -> PictureScale {
    var scale = PictureScale()
    if let side = Int(text) {
      guard (2...16_384).contains(side) else { throw ValueError("must be from 2 to 16384") }
      scale.longSide = Double(side)
      return scale
    }
    let size = try SizeText.parse(text)
    guard size.width == size.width.rounded(), size.height == size.height.rounded(),
      max(size.width, size.height) <= 16_384
    else { throw ValueError("must be whole numbers of pixels up to 16384") }
    scale.pixels = size
    return scale
  }
}
