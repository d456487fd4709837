import FlipbookPicture

/// The colour that the premultiplied pixels of a sprite's picture are multiplied by, as factors of their
/// lanes.
package struct SpriteColor {
  let even: SIMD8<UInt16>
  let odd: SIMD8<UInt16>
  /// The four factors, 16 bits each, blue lowest.
  package let word: UInt64
  /// Whether it changes nothing.
  let isWhite: Bool

  /// - Parameter color: Red, green, blue and opacity, 0…1 and not premultiplied.
  package init(_ color: SIMD4<Float>) {
    // A component that is not a number counts as 0.
    let unit = SIMD4<Float>().replacing(with: color, where: color .> 0)
      .clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    let scaled = SIMD4(unit.x * unit.w, unit.y * unit.w, unit.z * unit.w, unit.w) * 255 + 0.5
    let (red, green) = (UInt16(scaled.x), UInt16(scaled.y))
    let (blue, alpha) = (UInt16(scaled.z), UInt16(scaled.w))
    even = SIMD8(blue, red, blue, red, blue, red, blue, red)
    odd = SIMD8(green, alpha, green, alpha, green, alpha, green, alpha)
    word = UInt64(blue) | UInt64(green) << 16 | UInt64(red) << 32 | UInt64(alpha) << 48
    isWhite = red == 255 && green == 255 && blue == 255 && alpha == 255
  }

  /// Whether nothing is left of a pixel.
  package var isClear: Bool { odd[1] == 0 }

  @inline(__always)
  func applied(to lanes: PixelLanes) -> PixelLanes {
    PixelLanes(
      even: PixelLanes.divided(lanes.even &* even), odd: PixelLanes.divided(lanes.odd &* odd))
  }

  /// Multiplies a span of pixels in place.
  package func apply(to pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    if isWhite { return }
    var index = 0
    while index &+ 4 <= count {
      applied(to: PixelLanes(load: pixels + index)).store(pixels + index)
      index &+= 4
    }
    while index < count {
      pixels[index] = applied(to: PixelLanes(repeating: pixels[index])).words[0]
      index &+= 1
    }
  }
}
