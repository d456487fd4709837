import FlipbookPicture

extension Bitmap {
  /// The picture at half the size, each pixel the mean of four; an odd last row or column counts twice.
  func halved() -> Bitmap {
    let halfWidth = (width + 1) / 2
    let halfHeight = (height + 1) / 2
    var result: [UInt32] = []
    result.reserveCapacity(halfWidth * halfHeight)
    for y in 0..<halfHeight {
      let upper = 2 * y * width
      let lower = min(2 * y + 1, height - 1) * width
      for x in 0..<halfWidth {
        let left = 2 * x
        let right = min(left + 1, width - 1)
        result.append(
          Self.mean(
            pixels[upper + left], pixels[upper + right], pixels[lower + left], pixels[lower + right]))
      }
    }
    return Bitmap(width: halfWidth, height: halfHeight, pixels: result)
  }

  /// The mean of each byte, rounded to nearest.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let low = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
    let high = (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
    return (low >> 2 & mask) | (high >> 2 & mask) << 8
  }
}
