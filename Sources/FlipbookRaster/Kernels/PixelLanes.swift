/// Four pixels as 16-bit lanes to compute in: blue and red in `even`, green and alpha in `odd`.
///
/// A pixel is a premultiplied word 0xAARRGGBB. Products of two components are brought back to 8 bits by
/// ``divided(_:)``, which rounds to nearest.
struct PixelLanes {
  var even: SIMD8<UInt16>
  var odd: SIMD8<UInt16>

  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self.even = even
    self.odd = odd
  }

  /// Parts four words. Two components of a pixel lie in each 32 bits, 16 apart, with 8 bits of room above
  /// them.
  @inline(__always)
  init(_ words: SIMD4<UInt32>) {
    let halves = unsafeBitCast(words, to: SIMD8<UInt16>.self)
    even = halves & 0x00ff
    odd = halves &>> 8
  }

  /// The same pixel four times.
  @inline(__always)
  init(repeating pixel: UInt32) { self.init(SIMD4<UInt32>(repeating: pixel)) }

  @inline(__always)
  init(load pointer: UnsafePointer<UInt32>) {
    self.init(UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self))
  }

  @inline(__always)
  var words: SIMD4<UInt32> { unsafeBitCast(even | odd &<< 8, to: SIMD4<UInt32>.self) }

  @inline(__always)
  func store(_ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: words, as: SIMD4<UInt32>.self)
  }

  /// Each pixel's alpha in all of its lanes.
  @inline(__always)
  var alpha: SIMD8<UInt16> {
    let wide = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    return unsafeBitCast(wide | wide &<< 16, to: SIMD8<UInt16>.self)
  }

  /// value / 255 to the nearest, for 0…65,025.
  ///
  /// (v + 128 + (v + 128) / 256) / 256, exact for all products of two bytes and within 16 bits: 65,407 at
  /// most (Blinn, "Three Wrongs Make a Right", IEEE Computer Graphics and Applications 1995).
  @inline(__always)
  static func divided(_ value: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let biased = value &+ 128
    return (biased &+ biased &>> 8) &>> 8
  }

  /// Every component times `factor` / 255.
  @inline(__always)
  func scaled(by factor: SIMD8<UInt16>) -> PixelLanes {
    PixelLanes(even: Self.divided(even &* factor), odd: Self.divided(odd &* factor))
  }

  @inline(__always)
  static func &+ (lhs: PixelLanes, rhs: PixelLanes) -> PixelLanes {
    PixelLanes(even: lhs.even &+ rhs.even, odd: lhs.odd &+ rhs.odd)
  }

  /// Source over: s + d (1 − sa), of Porter and Duff (1984). No sum exceeds 255, since no component exceeds
  /// its alpha.
  @inline(__always)
  func over(_ backdrop: PixelLanes) -> PixelLanes { self &+ backdrop.scaled(by: 255 &- alpha) }

  /// Four coverage bytes, each in both lanes of its pixel.
  @inline(__always)
  static func spread(_ coverage: UnsafePointer<UInt8>) -> SIMD8<UInt16> {
    spread(UnsafeRawPointer(coverage).loadUnaligned(as: UInt32.self))
  }

  @inline(__always)
  static func spread(_ coverage: UInt32) -> SIMD8<UInt16> {
    let wide = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(coverage, to: SIMD4<UInt8>.self))
    return unsafeBitCast(wide | wide &<< 16, to: SIMD8<UInt16>.self)
  }
}
