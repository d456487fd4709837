/// The blend modes that need unpremultiplied colours, in single precision, one pixel at a time; the W3C
/// Compositing and Blending formulas as they are printed there.
enum FloatBlends {
  typealias Color = SIMD3<Float>

  /// Red, green, blue from a premultiplied word, unpremultiplied, and alpha, all 0…1.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> (color: Color, alpha: Float) {
    let alpha = Float(pixel >> 24)
    if alpha == 0 { return (Color(), 0) }
    let color = Color(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    return (pointwiseMin(color / alpha, Color(repeating: 1)), alpha / 255)
  }

  /// cs·as·(1 − ab) + cb·ab·(1 − as) + as·ab·B(cb, cs), over source-over's alpha.
  @inline(__always)
  static func composite(
    _ source: UInt32, _ backdrop: UInt32, _ blend: (_ backdrop: Color, _ source: Color) -> Color
  ) -> UInt32 {
    if source >> 24 == 0 { return backdrop }
    if backdrop >> 24 == 0 { return source }
    let (cs, sa) = straight(source)
    let (cb, ba) = straight(backdrop)
    let mixed = cs * (sa * (1 - ba)) + cb * (ba * (1 - sa)) + blend(cb, cs) * (sa * ba)
    let alpha = sa + ba - sa * ba
    let bytes = mixed.clamped(lowerBound: Color(), upperBound: Color(repeating: alpha)) * 255 + 0.5
    return UInt32(alpha * 255 + 0.5) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }

  // MARK: Separable

  @inline(__always)
  private static func each(_ b: Color, _ s: Color, _ body: (Float, Float) -> Float) -> Color {
    Color(body(b.x, s.x), body(b.y, s.y), body(b.z, s.z))
  }

  static func colorDodge(_ b: Color, _ s: Color) -> Color {
    each(b, s) { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
  }

  static func colorBurn(_ b: Color, _ s: Color) -> Color {
    each(b, s) { b, s in b >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
  }

  static func softLight(_ b: Color, _ s: Color) -> Color {
    each(b, s) { b, s in
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    }
  }

  /// Half a step of 255 less than 1, so that components that come to 255 together count.
  static func hardMix(_ b: Color, _ s: Color) -> Color {
    each(b, s) { b, s in b + s >= 1 - 0.5 / 255 ? 1 : 0 }
  }

  // MARK: Not separable

  // `Lum`, `Sat`, `ClipColor`, `SetLum` and `SetSat` of the W3C's text, with its weights .3, .59 and .11.

  @inline(__always)
  private static func luminosity(_ c: Color) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  @inline(__always)
  private static func saturation(_ c: Color) -> Float { c.max() - c.min() }

  private static func clipped(_ color: Color) -> Color {
    let l = luminosity(color)
    let low = color.min()
    let high = color.max()
    var result = color
    if low < 0 { result = l + (result - l) * l / (l - low) }
    if high > 1 { result = l + (result - l) * (1 - l) / (high - l) }
    return result
  }

  private static func withLuminosity(_ color: Color, _ l: Float) -> Color {
    clipped(color + (l - luminosity(color)))
  }

  /// Stretches the components so that they span 0…`s`, the smallest going to 0.
  private static func withSaturation(_ color: Color, _ s: Float) -> Color {
    let low = color.min()
    let range = color.max() - low
    return range > 0 ? (color - low) * (s / range) : Color()
  }

  static func hue(_ b: Color, _ s: Color) -> Color {
    withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
  }

  static func saturate(_ b: Color, _ s: Color) -> Color {
    withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
  }

  static func color(_ b: Color, _ s: Color) -> Color { withLuminosity(s, luminosity(b)) }

  static func luminosity(_ b: Color, _ s: Color) -> Color { withLuminosity(b, luminosity(s)) }
}
