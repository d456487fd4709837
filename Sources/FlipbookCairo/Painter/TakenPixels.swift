import FlipbookRaster

/// Which pixels of a picture rectangles lie on, a bit for each; in large pictures for each square of some.
struct TakenPixels {
  /// The longest side, in bits.
  private static let longest = 4_096

  private var bounds = PixelRect.empty
  /// The pixels along a bit's side are two to this power.
  private var shift = 0
  private var wordsInRow = 0
  private var words: [UInt64] = []
  /// What is taken, in bits.
  private var rects: [PixelRect] = []

  /// Takes the pixels of a rectangle, unless some of them are taken.
  ///
  /// - Parameters:
  ///   - rect: Inside the bounds, not empty.
  ///   - bounds: All pixels that there are; the same until all are freed.
  mutating func take(_ rect: PixelRect, in bounds: PixelRect) -> Bool {
    if self.bounds != bounds { resize(bounds) }
    let bits = PixelRect(
      minX: (rect.minX - bounds.minX) >> shift, minY: (rect.minY - bounds.minY) >> shift,
      maxX: ((rect.maxX - 1 - bounds.minX) >> shift) + 1, maxY: ((rect.maxY - 1 - bounds.minY) >> shift) + 1)
    var isFree = true
    forEachWord(of: bits) { word, mask in if word & mask != 0 { isFree = false } }
    guard isFree else { return false }
    forEachWord(of: bits) { word, mask in word |= mask }
    rects.append(bits)
    return true
  }

  /// Frees all pixels.
  mutating func free() {
    for rect in rects { forEachWord(of: rect) { word, mask in word &= ~mask } }
    rects.removeAll(keepingCapacity: true)
  }

  private mutating func resize(_ bounds: PixelRect) {
    self.bounds = bounds
    shift = 0
    while max(bounds.width, bounds.height) >> shift > Self.longest { shift += 1 }
    wordsInRow = (bounds.width >> shift) / 64 + 1
    words = Array(repeating: 0, count: wordsInRow * ((bounds.height >> shift) + 1))
    rects.removeAll()
  }

  @inline(__always)
  private mutating func forEachWord(of bits: PixelRect, _ body: (inout UInt64, UInt64) -> Void) {
    let (first, last) = (bits.minX >> 6, (bits.maxX - 1) >> 6)
    let left = UInt64.max << UInt64(bits.minX & 63)
    let right = UInt64.max >> UInt64(63 - (bits.maxX - 1) & 63)
    words.withUnsafeMutableBufferPointer { words in
      for y in bits.minY..<bits.maxY {
        for x in first...last {
          let mask = (x == first ? left : .max) & (x == last ? right : .max)
          body(&words[y &* wordsInRow &+ x], mask)
        }
      }
    }
  }
}
