/// The checksum of a zlib stream, put together from those of its parts (RFC 1950).
struct Adler32 {
  private static let modulus: UInt64 = 65_521

  /// The checksum so far; 1 for no bytes.
  private(set) var value: UInt32 = 1

  /// Adds `count` bytes whose own checksum is `part`.
  ///
  /// The low half is 1 plus the sum of all bytes, the high half the sum of the low half after each byte.
  mutating func append(_ part: UInt32, count: Int) {
    let low = UInt64(value & 0xffff)
    let high = UInt64(value >> 16)
    let partLow = UInt64(part & 0xffff)
    let partHigh = UInt64(part >> 16)
    let steps = UInt64(count) % Self.modulus
    let newLow = (low + partLow + Self.modulus - 1) % Self.modulus
    let newHigh = (high + partHigh + steps * (low + Self.modulus - 1)) % Self.modulus
    value = UInt32(newHigh << 16 | newLow)
  }
}
