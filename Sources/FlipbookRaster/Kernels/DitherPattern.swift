/// A fine pattern of thresholds fixed to the canvas: rounding by it keeps the mean of an area, where rounding to nearest
/// makes bands. It is the same in every frame, so it doesn't flicker.
enum DitherPattern {
  /// Rounds to nearest.
  static let plain = [Float](repeating: 0.5, count: 8)

  /// Thresholds of 8 × 8 pixels, 0…63: each scale of the pattern is as even as it can be (Bayer 1973).
  static let thresholds: [UInt8] = (0..<64).map { place in
    let (x, y) = (place % 8, place / 8)
    var value = 0
    for bit in 0..<3 {
      let (i, j) = (x >> bit & 1, y >> bit & 1)
      value |= (2 * (i ^ j) + j) << (2 * (2 - bit))
    }
    return UInt8(value)
  }

  /// For eight pixels from column `x` of row `y` on: what is added before the fraction is cut off, in 0..<1.
  static func row(x: Int, y: Int) -> [Float] {
    (0..<8).map { (Float(thresholds[(y & 7) * 8 + (x + $0) & 7]) + 0.5) / 64 }
  }

  /// Gradients that change by less than this from pixel to pixel, in 255ths, show bands. Steeper ones are not dithered,
  /// since that would make PNGs larger and films noisier for nothing.
  static let flattestUndithered = 1.0 / 24

  /// The thresholds of a row for components with 8 fraction bits, in each quarter of a word, from column 0
  /// on: (threshold + ½) / 64 of a step is 4 · threshold + 2 of 256.
  static func words(y: Int) -> SIMD8<UInt64> { wordsOfRows[y & 7] }

  /// Calls a function with the eight words of a row.
  @inline(__always)
  static func withWords(y: Int, _ body: (UnsafePointer<UInt64>) -> Void) {
    withUnsafeBytes(of: words(y: y)) {
      guard let words = $0.baseAddress?.assumingMemoryBound(to: UInt64.self) else { return }
      body(words)
    }
  }

  private static let wordsOfRows: [SIMD8<UInt64>] = (0..<8).map { y in
    var result = SIMD8<UInt64>()
    for x in 0..<8 { result[x] = (UInt64(thresholds[y * 8 + x]) * 4 + 2) &* 0x0001_0001_0001_0001 }
    return result
  }
}
