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
  /// The rows of bits that have some taken.
  private var rows = 0..<0

  /// Takes the pixels of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Inside the bounds, not empty.
  ///   - bounds: All pixels that there are; the same until all are freed.
  /// - Returns: False when some of the pixels were taken already. Then all have to be freed before the next is taken.
  mutating func claim(_ rect: PixelRect, in bounds: PixelRect) -> Bool {
    if self.bounds != bounds { resize(bounds) }
    let bits = PixelRect(
      minX: (rect.minX - bounds.minX) >> shift, minY: (rect.minY - bounds.minY) >> shift,
      maxX: ((rect.maxX - 1 - bounds.minX) >> shift) + 1, maxY: ((rect.maxY - 1 - bounds.minY) >> shift) + 1)
    var taken: UInt64 = 0
    forEachWord(of: bits) { word, mask in
      taken |= word & mask
      word |= mask
    }
    rows =
      rows.isEmpty
      ? bits.minY..<bits.maxY : min(rows.lowerBound, bits.minY)..<max(rows.upperBound, bits.maxY)
    return taken == 0
  }

  /// Frees all pixels.
  mutating func free() {
    let (first, count) = (rows.lowerBound * wordsInRow, rows.count * wordsInRow)
    words.withUnsafeMutableBufferPointer {
      UnsafeMutableBufferPointer(rebasing: $0[first..<first + count]).update(repeating: 0)
    }
    rows = 0..<0
  }

  private mutating func resize(_ bounds: PixelRect) {
    self.bounds = bounds
    shift = 0
    while max(bounds.width, bounds.height) >> shift > Self.longest { shift += 1 }
    wordsInRow = (bounds.width >> shift) / 64 + 1
    words = Array(repeating: 0, count: wordsInRow * ((bounds.height >> shift) + 1))
    rows = 0..<0
  }

  /// Most rectangles are narrow: they lie in one word of each row, or in two.
  @inline(__always)
  private mutating func forEachWord(of bits: PixelRect, _ body: (inout UInt64, UInt64) -> Void) {
    let (first, last) = (bits.minX >> 6, (bits.maxX - 1) >> 6)
    let left = UInt64.max << UInt64(bits.minX & 63)
    let right = UInt64.max >> UInt64(63 - (bits.maxX - 1) & 63)
    let (start, end) = (bits.minY &* wordsInRow, bits.maxY &* wordsInRow)
    let step = wordsInRow
    words.withUnsafeMutableBufferPointer { words in
      precondition(start >= 0 && last < step && end <= words.count)
      var row = start
      while row < end {
        if first == last {
          body(&words[row &+ first], left & right)
        } else {
          body(&words[row &+ first], left)
          var x = first &+ 1
          while x < last {
            body(&words[row &+ x], .max)
            x &+= 1
          }
          body(&words[row &+ last], right)
        }
        row &+= step
      }
    }
  }
}
