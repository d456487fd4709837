import FlipbookDrawing

/// Carries premultiplied pixels to linear light and back, in 8 bits.
enum LinearLight {
  static func decode(_ surface: Surface) { map(surface, TransferFunction.linear) }
  static func encode(_ surface: Surface) { map(surface, TransferFunction.encoded) }

  private static func map(_ surface: Surface, _ curve: (Float) -> Float) {
    let table = (0...255).map { curve(Float($0) / 255) }
    for index in 0..<surface.bounds.area {
      let pixel = surface.base[index]
      let alpha = pixel >> 24
      if alpha == 0 { continue }
      func part(_ shift: UInt32) -> Float {
        let straight = min(255, (Float(pixel >> shift & 255) * 255 / Float(alpha)))
        let low = Int(straight)
        let high = min(255, low + 1)
        return table[low] + (table[high] - table[low]) * (straight - Float(low))
      }
      surface.base[index] = PixelWord.premultiplied(
        red: part(16), green: part(8), blue: part(0), alpha: Float(alpha) / 255)
    }
  }
}
