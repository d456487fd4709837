import Foundation

/// Folds values into a ``ContentHash``.
///
/// Two 64-bit lanes are mixed in the manner of MurmurHash3 x64-128 (Austin Appleby, public domain), one word
/// at a time: display items are some dozens of words, for which a stream of XXH3 takes twice as long. Bytes of files are
/// folded by XXH3. Numbers are folded by canonical bit pattern: −0 counts as 0 and every NaN as one NaN.
public struct ContentHasher: Sendable {
  private var a: UInt64
  private var b: UInt64
  private var count: UInt64 = 0

  /// Makes a hasher that has folded nothing.
  ///
  /// - Parameter seed: Separates kinds of content that could fold the same words.
  public init(seed: UInt64 = 0) {
    a = seed ^ 0x243f_6a88_85a3_08d3
    b = seed ^ 0x1319_8a2e_0370_7344
  }

  /// Folds one word.
  @inline(__always)
  public mutating func combine(_ word: UInt64) {
    var k = word &* 0x87c3_7b91_1142_53d5
    k = (k << 31 | k >> 33) &* 0x4cf5_ad43_2745_937f
    a ^= k
    a = (a << 27 | a >> 37) &+ b
    a = a &* 5 &+ 0x52dc_e729
    var m = word &* 0x4cf5_ad43_2745_937f
    m = (m << 33 | m >> 31) &* 0x87c3_7b91_1142_53d5
    b ^= m
    b = (b << 31 | b >> 33) &+ a
    b = b &* 5 &+ 0x3849_5ab5
    count &+= 1
  }

  /// Folds a number as 64 bits.
  @inline(__always)
  public mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

  /// Folds 1 for true, 2 for false.
  @inline(__always)
  public mutating func combine(_ value: Bool) { combine(value ? 1 as UInt64 : 2) }

  /// Folds a number. −0 counts as 0 and every NaN as one NaN.
  @inline(__always)
  public mutating func combine(_ value: Double) {
    combine(value == 0 ? 0 : value.isNaN ? 0x7ff8_0000_0000_0000 : value.bitPattern)
  }

  /// Folds a number. −0 counts as 0 and every NaN as one NaN.
  @inline(__always)
  public mutating func combine(_ value: Float) {
    combine(value == 0 ? 0 : value.isNaN ? 0x7fc0_0000 : UInt64(value.bitPattern))
  }

  /// Folds a number as a `Double`.
  @inline(__always)
  public mutating func combine(_ value: CGFloat) { combine(Double(value)) }

  /// Folds x and y.
  @inline(__always)
  public mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  /// Folds the width and the height.
  @inline(__always)
  public mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  /// Folds the origin and the size.
  @inline(__always)
  public mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }

  /// Folds both halves of a hash.
  @inline(__always)
  public mutating func combine(_ hash: ContentHash) {
    combine(hash.high)
    combine(hash.low)
  }

  /// Folds the UTF-8 bytes, eight to a word, and their number.
  public mutating func combine(_ text: String) {
    var word: UInt64 = 0
    var filled = 0
    var length = 0
    for byte in text.utf8 {
      word |= UInt64(byte) << (filled * 8)
      filled += 1
      length += 1
      if filled == 8 {
        combine(word)
        word = 0
        filled = 0
      }
    }
    if filled > 0 { combine(word) }
    combine(length)
  }

  /// The digest of everything folded in so far.
  public func finalize() -> ContentHash {
    var h1 = a ^ count
    var h2 = b ^ count
    h1 = h1 &+ h2
    h2 = h2 &+ h1
    h1 = Self.avalanche(h1)
    h2 = Self.avalanche(h2)
    h1 = h1 &+ h2
    h2 = h2 &+ h1
    return ContentHash(high: h1, low: h2)
  }

  @inline(__always)
  private static func avalanche(_ value: UInt64) -> UInt64 {
    var k = value
    k ^= k >> 33
    k = k &* 0xff51_afd7_ed55_8ccd
    k ^= k >> 33
    k = k &* 0xc4ce_b9fe_1a85_ec53
    k ^= k >> 33
    return k
  }
}
