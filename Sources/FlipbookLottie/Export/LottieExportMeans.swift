import FlipbookPicture
import Foundation

/// The help that an export asks for.
package struct LottieExportMeans {
  /// Gives the outlines of letters.
  let textEngine: any TextEngine
  /// Encodes a picture as PNG.
  let encode: (Bitmap) throws -> [UInt8]
  /// Draws an item by itself, on nothing, in the mode normal; nil where that can't be done.
  let draw: (DisplayItem, _ canvas: CGRect) -> (bitmap: Bitmap, rect: CGRect)?

  /// - Parameters:
  ///   - encode: Encodes a picture as PNG.
  ///   - draw: Draws an item by itself, on nothing, in the mode normal, with the rectangle that the picture covers.
  package init(
    textEngine: any TextEngine, encode: @escaping (Bitmap) throws -> [UInt8],
    draw: @escaping (DisplayItem, _ canvas: CGRect) -> (bitmap: Bitmap, rect: CGRect)?
  ) {
    (self.textEngine, self.encode, self.draw) = (textEngine, encode, draw)
  }
}
