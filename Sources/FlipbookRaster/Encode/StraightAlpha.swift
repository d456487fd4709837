/// Lays straight-alpha pixels over a colour. Components are those of sRGB, as in canvases.
enum StraightAlpha {
  /// Lays words `0xAARRGGBB` over a colour; with ``PNGFrameReader/Alpha/refused`` only checks them.
  ///
  /// - Returns: Whether all were opaque.
  static func flatten8(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, _ alpha: PNGFrameReader.Alpha
  ) -> Bool {
    let back = components(alpha, maximum: 255)
    var isOpaque = true
    for index in 0..<count {
      let pixel = pixels[index]
      let opacity = pixel >> 24
      if opacity == 255 { continue }
      isOpaque = false
      guard let back else { return false }
      let red = blend(pixel >> 16 & 0xff, back.red, opacity, 255)
      let green = blend(pixel >> 8 & 0xff, back.green, opacity, 255)
      let blue = blend(pixel & 0xff, back.blue, opacity, 255)
      pixels[index] = 0xff00_0000 | red << 16 | green << 8 | blue
    }
    return isOpaque
  }

  /// The same for 16 bits a component as R, G, B, A.
  static func flatten16(
    _ pixels: UnsafeMutablePointer<UInt16>, count: Int, _ alpha: PNGFrameReader.Alpha
  ) -> Bool {
    let back = components(alpha, maximum: 65_535)
    var isOpaque = true
    for index in 0..<count {
      let pixel = pixels + index * 4
      let opacity = UInt64(pixel[3])
      if opacity == 65_535 { continue }
      isOpaque = false
      guard let back else { return false }
      pixel[0] = UInt16(blend(UInt64(pixel[0]), UInt64(back.red), opacity, 65_535))
      pixel[1] = UInt16(blend(UInt64(pixel[1]), UInt64(back.green), opacity, 65_535))
      pixel[2] = UInt16(blend(UInt64(pixel[2]), UInt64(back.blue), opacity, 65_535))
      pixel[3] = 65_535
    }
    return isOpaque
  }

  /// (front·α + back·(max − α)) / max, rounded to nearest.
  @inline(__always)
  private static func blend<T: FixedWidthInteger>(_ front: T, _ back: T, _ alpha: T, _ maximum: T) -> T {
    (front * alpha + back * (maximum - alpha) + maximum / 2) / maximum
  }

  private static func components(
    _ alpha: PNGFrameReader.Alpha, maximum: Double
  ) -> (red: UInt32, green: UInt32, blue: UInt32)? {
    guard case .over(let red, let green, let blue) = alpha else { return nil }
    func level(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * maximum).rounded()) }
    return (level(red), level(green), level(blue))
  }
}
