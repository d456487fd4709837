/// A picture in memory: rows of premultiplied pixels, top row first.
///
/// A pixel is a 32-bit word `0xAARRGGBB` (bytes B, G, R, A on a little-endian machine), gamma-encoded sRGB,
/// each colour component already multiplied by alpha.
public struct Bitmap: Sendable, Equatable {
  /// In pixels, 1 or more.
  public let width: Int
  /// In pixels, 1 or more.
  public let height: Int
  private let storage: Storage

  private enum Storage: Sendable {
    case pixels([UInt32], ContentHash)
    case source(any BitmapSource)
  }

  /// Makes a bitmap of pixels, row by row.
  ///
  /// - Precondition: `pixels.count == width * height`, both sides positive.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height, "a bitmap needs width × height pixels")
    self.width = width
    self.height = height
    storage = .pixels(pixels, Self.hash(width: width, height: height, pixels))
  }

  /// A picture whose pixels are made when they are asked for.
  ///
  /// - Precondition: Both sides are positive, and the source makes `width * height` pixels.
  package init(width: Int, height: Int, source: any BitmapSource) {
    precondition(width > 0 && height > 0, "a bitmap needs pixels")
    self.width = width
    self.height = height
    storage = .source(source)
  }

  /// `width × height` words, row by row without padding.
  public var pixels: [UInt32] {
    switch storage {
    case .pixels(let pixels, _): pixels
    case .source(let source): source.pixels
    }
  }

  /// The digest of size and pixels.
  public var contentHash: ContentHash {
    switch storage {
    case .pixels(_, let hash): hash
    case .source(let source): source.contentHash
    }
  }

  /// The digest of a picture.
  package static func hash(width: Int, height: Int, _ pixels: [UInt32]) -> ContentHash {
    var hasher = ContentHasher(seed: 0xb17)
    hasher.combine(width)
    hasher.combine(height)
    var index = 0
    while index + 1 < pixels.count {
      hasher.combine(UInt64(pixels[index]) << 32 | UInt64(pixels[index + 1]))
      index += 2
    }
    if index < pixels.count { hasher.combine(UInt64(pixels[index])) }
    return hasher.finalize()
  }

  /// The pixel in column `x` from the left and row `y` from the top.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// True when every pixel has alpha 255.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xff00_0000 } }

  /// Whether both have the same size and pixels, by their digests.
  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.contentHash == rhs.contentHash
  }
}
