import Foundation

/// A bitmap, as Core Graphics passes it around.
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap

  /// Makes an image of a bitmap.
  public init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// The part inside a rectangle of pixels, or nil when it holds none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.overlap(with: whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y, w, h) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(w * h)
    for row in y..<y + h { pixels += bitmap.pixels[row * width + x..<row * width + x + w] }
    return CGImage(Bitmap(width: w, height: h, pixels: pixels))
  }

  /// Whether both have the same size and pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs || lhs.bitmap == rhs.bitmap }

  /// Hashes the digest of the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap.contentHash) }
}
