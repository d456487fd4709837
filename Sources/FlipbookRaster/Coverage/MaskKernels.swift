/// Arithmetic on rows of 8-bit coverage, where 255 is one. Eight products at a time have 16 bits each.
enum MaskKernels {
  typealias Mask = UnsafeMutablePointer<UInt8>

  /// target = a · b / 255, rounded to nearest; the three may be the same memory.
  static func multiply(_ target: Mask, _ count: Int, _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>) {
    var index = 0
    while index &+ 8 <= count {
      let left = SIMD8<UInt16>(
        truncatingIfNeeded: UnsafeRawPointer(a + index).loadUnaligned(as: SIMD8<UInt8>.self))
      let right = SIMD8<UInt16>(
        truncatingIfNeeded: UnsafeRawPointer(b + index).loadUnaligned(as: SIMD8<UInt8>.self))
      let product = SIMD8<UInt8>(truncatingIfNeeded: PixelLanes.divided(left &* right))
      UnsafeMutableRawPointer(target + index).storeBytes(of: product, as: SIMD8<UInt8>.self)
      index &+= 8
    }
    while index < count {
      target[index] = PixelWord.product(a[index], b[index])
      index &+= 1
    }
  }

  /// target = a · factor / 255, rounded to nearest; the two may be the same memory.
  static func multiply(_ target: Mask, _ count: Int, _ a: UnsafePointer<UInt8>, by factor: UInt8) {
    let right = SIMD8<UInt16>(repeating: UInt16(factor))
    var index = 0
    while index &+ 8 <= count {
      let left = SIMD8<UInt16>(
        truncatingIfNeeded: UnsafeRawPointer(a + index).loadUnaligned(as: SIMD8<UInt8>.self))
      let product = SIMD8<UInt8>(truncatingIfNeeded: PixelLanes.divided(left &* right))
      UnsafeMutableRawPointer(target + index).storeBytes(of: product, as: SIMD8<UInt8>.self)
      index &+= 8
    }
    while index < count {
      target[index] = PixelWord.product(a[index], factor)
      index &+= 1
    }
  }
}
