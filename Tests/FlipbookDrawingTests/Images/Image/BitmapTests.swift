import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct BitmapTests {
  /// 1 2 3
  /// 4 5 6
  private let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])

  @Test(
    "every orientation puts the pixels upright",
    arguments: [
      (Image.Orientation.up, 3, [1, 2, 3, 4, 5, 6]), (.upMirrored, 3, [3, 2, 1, 6, 5, 4]),
      (.down, 3, [6, 5, 4, 3, 2, 1]), (.downMirrored, 3, [4, 5, 6, 1, 2, 3]), (.left, 2, [3, 6, 2, 5, 1, 4]),
      (.leftMirrored, 2, [1, 4, 2, 5, 3, 6]), (.right, 2, [4, 1, 5, 2, 6, 3]),
      (.rightMirrored, 2, [6, 3, 5, 2, 4, 1]),
    ])
  func orientations(orientation: Image.Orientation, width: Int, pixels: [UInt32]) {
    let turned = bitmap.oriented(orientation)
    #expect(turned.width == width)
    #expect(turned.pixels == pixels)
  }

  @Test("cropping keeps the pixels inside and is nil outside")
  func cropping() {
    let image = CGImage(bitmap)
    #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))?.bitmap.pixels == [2, 3, 5, 6])
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("bitmaps with equal pixels are equal, of another shape are not")
  func equality() {
    #expect(bitmap == Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
    #expect(bitmap != Bitmap(width: 2, height: 3, pixels: [1, 2, 3, 4, 5, 6]))
    #expect(bitmap != Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 7]))
  }
}
