import FlipbookDrawing

/// Where and how far two pictures differ.
package struct BitmapDifference {
  /// How many pixels differ; those that only one picture has count.
  package let count: Int
  /// The largest difference of a component, 0…255.
  package let largest: Int
  /// As large as both pictures: black where they agree, brighter the more they differ.
  package let picture: Bitmap
  private let sizes: String?

  package init(_ a: Bitmap, _ b: Bitmap) {
    let width = max(a.width, b.width)
    let height = max(a.height, b.height)
    var pixels = [UInt32](repeating: 0xff00_0000, count: width * height)
    var count = 0
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        let distance = Self.distance(Self.pixel(a, x, y), Self.pixel(b, x, y))
        guard distance > 0 else { continue }
        count += 1
        largest = max(largest, distance)
        // Visible from the smallest difference on.
        let grey = UInt32(min(255, 64 + distance * 4))
        pixels[y * width + x] = 0xff00_0000 | grey << 16 | grey << 8 | grey
      }
    }
    self.count = count
    self.largest = largest
    picture = Bitmap(width: width, height: height, pixels: pixels)
    sizes =
      a.width == b.width && a.height == b.height
      ? nil : "the size is \(b.width)×\(b.height), not \(a.width)×\(a.height)"
  }

  /// The difference in words.
  package var summary: String {
    sizes ?? "\(count) of \(picture.width * picture.height) pixels, by \(largest) of 255 at most"
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
  }

  private static func distance(_ a: UInt32?, _ b: UInt32?) -> Int {
    guard let a, let b else { return a == b ? 0 : 255 }
    return [0, 8, 16, 24].map { shift in
      abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255))
    }.max()!
  }
}
