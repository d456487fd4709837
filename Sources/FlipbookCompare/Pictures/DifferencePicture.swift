import FlipbookPicture

/// Pictures that show where two pictures differ.
public enum DifferencePicture {
  private static let different: UInt32 = 0xfff0_1e50
  private static let antialiased: UInt32 = 0xffe8_b000
  private static let ground: UInt32 = 0xff20_2226
  private static let gap = 8

  /// The actual picture, pale, with what differs in red and smoothed edges in yellow. Of pictures of different
  /// sizes what only one has is red.
  public static func marks(expected: Bitmap, actual: Bitmap, mask: DifferenceMask?) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var picture = PictureBuffer(width: width, height: height, color: different)
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        switch mask?.marks[y * width + x] {
        case DifferenceMask.Mark.different: continue
        case DifferenceMask.Mark.antialiased: picture.set(x, y, antialiased)
        default: picture.set(x, y, pale(actual[x, y]))
        }
      }
    }
    return picture.bitmap
  }

  /// Expected, difference and actual side by side.
  public static func sideBySide(expected: Bitmap, actual: Bitmap, mask: DifferenceMask?) -> Bitmap {
    row([expected, marks(expected: expected, actual: actual, mask: mask), actual])
  }

  /// Pictures beside each other on a dark ground.
  static func row(_ pictures: [Bitmap]) -> Bitmap {
    let width = pictures.reduce(-gap) { $0 + $1.width + gap }
    let height = pictures.map(\.height).max() ?? 1
    var result = PictureBuffer(width: max(1, width), height: height, color: ground)
    var x = 0
    for picture in pictures {
      result.draw(picture, x: x, y: 0)
      x += picture.width + gap
    }
    return result.bitmap
  }

  /// Grey, three quarters of the way to white.
  private static func pale(_ word: UInt32) -> UInt32 {
    let rest = 255 - (word >> 24)
    let brightness =
      ((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) >> 8 + rest
    let grey = 255 - (255 - min(255, brightness)) / 4
    return 0xff00_0000 | grey << 16 | grey << 8 | grey
  }
}
