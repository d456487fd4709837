/// Filters rows of premultiplied words by PNG's "Up": each byte minus the byte above it.
///
/// In drawn pictures most rows equal the one above, and Up turns those into zeros without looking sideways.
enum PNGRowFilter {
  private static let upType: UInt8 = 2

  /// Writes the filter byte and `count` pixels of 3 bytes.
  ///
  /// - Parameters:
  ///   - row: Opaque words.
  ///   - above: The row above; for the topmost one a row of zeros.
  ///   - target: Room for `1 + 3 · count` bytes and 4 more, which may be overwritten.
  static func upRGB(
    row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) {
    target.storeBytes(of: upType, as: UInt8.self)
    var out = target + 1
    var x = 0
    while x + 4 <= count {
      let difference = redFirst(subtract(load(row + x), load(above + x)))
      // Each 64-bit lane holds two pixels of 4 bytes; closing the gap leaves 6 bytes at its start.
      let pairs = unsafeBitCast(difference, to: SIMD2<UInt64>.self)
      let packed = pairs & 0x00ff_ffff | (pairs &>> 8) & 0xffff_ff00_0000
      out.storeBytes(of: packed[0], as: UInt64.self)
      (out + 6).storeBytes(of: packed[1], as: UInt64.self)
      out += 12
      x += 4
    }
    while x < count {
      let difference = redFirst(subtract(SIMD4(repeating: row[x]), SIMD4(repeating: above[x])))
      out.storeBytes(of: difference[0], as: UInt32.self)
      out += 3
      x += 1
    }
  }

  /// Writes the filter byte and `count` pixels of 4 bytes.
  ///
  /// - Parameters:
  ///   - row: Straight-alpha words.
  ///   - above: The row above; for the topmost one a row of zeros.
  ///   - target: Room for `1 + 4 · count` bytes.
  static func upRGBA(
    row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) {
    target.storeBytes(of: upType, as: UInt8.self)
    var out = target + 1
    var x = 0
    while x + 4 <= count {
      out.storeBytes(of: redFirst(subtract(load(row + x), load(above + x))), as: SIMD4<UInt32>.self)
      out += 16
      x += 4
    }
    while x < count {
      let difference = redFirst(subtract(SIMD4(repeating: row[x]), SIMD4(repeating: above[x])))
      out.storeBytes(of: difference[0], as: UInt32.self)
      out += 4
      x += 1
    }
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func subtract(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    unsafeBitCast(
      unsafeBitCast(a, to: SIMD16<UInt8>.self) &- unsafeBitCast(b, to: SIMD16<UInt8>.self),
      to: SIMD4<UInt32>.self)
  }

  /// From bytes B, G, R, A to R, G, B, A.
  @inline(__always)
  private static func redFirst(_ v: SIMD4<UInt32>) -> SIMD4<UInt32> {
    v & 0xff00_ff00 | (v &>> 16) & 0xff | (v & 0xff) &<< 16
  }
}
