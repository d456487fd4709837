/// A picture in memory: rows of premultiplied pixels, top row first.
///
/// A pixel is a 32-bit word `0xAARRGGBB` (bytes B, G, R, A on a little-endian machine), gamma-encoded sRGB,
/// each colour component already multiplied by alpha.
public struct Bitmap: Sendable, Equatable {
  /// In pixels, 1 or more.
  public let width: Int
  /// In pixels, 1 or more.
  public let height: Int
  /// `width × height` words, row by row without padding.
  public let pixels: [UInt32]
  /// The digest of size and pixels.
  public let contentHash: ContentHash

  /// - Precondition: `pixels.count == width * height`, both sides positive.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height, "a bitmap needs width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
    var hasher = ContentHasher(seed: 0xb17)
    hasher.combine(width)
    hasher.combine(height)
    var index = 0
    while index + 1 < pixels.count {
      hasher.combine(UInt64(pixels[index]) << 32 | UInt64(pixels[index + 1]))
      index += 2
    }
    if index < pixels.count { hasher.combine(UInt64(pixels[index])) }
    contentHash = hasher.finalize()
  }

  /// The pixel in column `x` from the left and row `y` from the top.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// True when every pixel has alpha 255.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xff00_0000 } }

  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.contentHash == rhs.contentHash
  }
}
