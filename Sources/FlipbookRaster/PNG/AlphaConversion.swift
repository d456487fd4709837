/// Between premultiplied and straight alpha, rounded to nearest; words are `0xAARRGGBB`.
package enum AlphaConversion {
  /// In place.
  package static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      pixels[index] = alpha == 0 ? 0 : premultiplied(pixel, alpha: alpha)
    }
  }

  /// x·alpha/255 for three components, red and blue in one word; `(x + 128 + ((x + 128) >> 8)) >> 8` divides
  /// by 255 exactly for products of bytes.
  @inline(__always)
  private static func premultiplied(_ pixel: UInt32, alpha: UInt32) -> UInt32 {
    let redBlue = (pixel & 0x00ff_00ff) &* alpha &+ 0x0080_0080
    let green = (pixel >> 8 & 0xff) &* alpha &+ 0x80
    return alpha << 24
      | (redBlue &+ (redBlue >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
      | (green &+ green >> 8) & 0xff00
  }

  /// 255·2²⁴ / alpha, rounded up, so that `(c · reciprocal + 2²³) >> 24` is c·255/alpha rounded to nearest for
  /// every c ≤ alpha.
  private static let reciprocals: [UInt64] = (0...255).map { alpha in
    alpha == 0 ? 0 : (255 << 24 + UInt64(alpha) - 1) / UInt64(alpha)
  }

  /// Writes `count` straight-alpha words. Components greater than alpha, which no valid pixel has, become 255.
  static func unpremultiply(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    reciprocals.withUnsafeBufferPointer { reciprocals in
      for index in 0..<count {
        let pixel = source[index]
        let alpha = pixel >> 24
        if alpha == 255 || pixel == 0 {
          target[index] = pixel
        } else {
          target[index] = straight(pixel, reciprocal: reciprocals[Int(alpha)])
        }
      }
    }
  }

  @inline(__always)
  private static func straight(_ pixel: UInt32, reciprocal: UInt64) -> UInt32 {
    let red = min(255, (UInt64(pixel >> 16 & 0xff) &* reciprocal &+ 1 << 23) >> 24)
    let green = min(255, (UInt64(pixel >> 8 & 0xff) &* reciprocal &+ 1 << 23) >> 24)
    let blue = min(255, (UInt64(pixel & 0xff) &* reciprocal &+ 1 << 23) >> 24)
    return pixel & 0xff00_0000 | UInt32(truncatingIfNeeded: red << 16 | green << 8 | blue)
  }
}
