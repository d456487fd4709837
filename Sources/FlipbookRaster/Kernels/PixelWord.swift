/// Arithmetic on a single premultiplied pixel word 0xAARRGGBB; bit for bit what ``PixelLanes`` does to four.
package enum PixelWord {
  /// Every component times `factor` / 255, two at a time: each has 16 bits of a 32-bit word for its product,
  /// to which 0x80 (a half of 256) is added before the division of ``PixelLanes/divided(_:)``.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    even = ((even &+ (even &>> 8 & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
    var odd = (pixel &>> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
    odd = (odd &+ (odd &>> 8 & 0x00ff_00ff)) & 0xff00_ff00
    return even | odd
  }

  /// Source over: s + d (1 − sa).
  @inline(__always)
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    source &+ scaled(backdrop, by: 255 &- source &>> 24)
  }

  /// value / 255 to the nearest, for 0…65,025.
  @inline(__always)
  package static func divided(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ biased &>> 8) &>> 8
  }

  /// The product of two coverages.
  @inline(__always)
  package static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: divided(UInt32(a) &* UInt32(b)))
  }

  /// The premultiplied word of components 0…1 that are not premultiplied; what lies outside is clamped, NaN is 0.
  package static func premultiplied(red: Float, green: Float, blue: Float, alpha: Float) -> UInt32 {
    func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let a = unit(alpha)
    func byte(_ value: Float) -> UInt32 { UInt32(unit(value) * a * 255 + 0.5) }
    return UInt32(a * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
