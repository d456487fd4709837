import FlipbookDrawing
import FlipbookRaster
import Foundation

/// Reads pictures that other programs wrote.
enum TestPictures {
  static func bitmap(at path: String) throws -> Bitmap {
    try PictureFile.bitmap(from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
