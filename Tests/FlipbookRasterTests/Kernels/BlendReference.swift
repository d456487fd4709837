import FlipbookDrawing

/// The blend modes in double precision, written down from the formulas of the W3C Compositing and Blending level 1 text
/// and the Porter-Duff table, on components that are not premultiplied.
enum BlendReference {
  typealias Mode = GraphicsContext.BlendMode

  struct Pixel {
    var color: SIMD3<Double>
    var alpha: Double

    init(_ word: UInt32) {
      alpha = Double(word >> 24) / 255
      let premultiplied =
        SIMD3<Double>(SIMD3<UInt32>(word >> 16, word >> 8, word) & 255) / 255
      color = alpha > 0 ? premultiplied / alpha : SIMD3()
    }

    var premultiplied: SIMD3<Double> { color * alpha }
  }

  /// Premultiplied blue, green, red, alpha in 0…255, not rounded.
  static func composite(_ mode: Mode, _ source: UInt32, _ backdrop: UInt32) -> [Double] {
    let s = Pixel(source)
    let b = Pixel(backdrop)
    let sc = s.premultiplied
    let bc = b.premultiplied
    let (sa, ba) = (s.alpha, b.alpha)
    var color: SIMD3<Double>
    var alpha: Double
    func porterDuff(_ fs: Double, _ fb: Double) {
      color = sc * fs + bc * fb
      alpha = sa * fs + ba * fb
    }
    (color, alpha) = (SIMD3(), 0)
    switch mode {
    case .normal: porterDuff(1, 1 - sa)
    case .clear: porterDuff(0, 0)
    case .copy: porterDuff(1, 0)
    case .sourceIn: porterDuff(ba, 0)
    case .sourceOut: porterDuff(1 - ba, 0)
    case .sourceAtop: porterDuff(ba, 1 - sa)
    case .destinationOver: porterDuff(1 - ba, 1)
    case .destinationIn: porterDuff(0, sa)
    case .destinationOut: porterDuff(0, 1 - sa)
    case .destinationAtop: porterDuff(1 - ba, sa)
    case .xor: porterDuff(1 - ba, 1 - sa)
    case .plusLighter:
      color = pointwiseMin(sc + bc, SIMD3(repeating: 1))
      alpha = min(1, sa + ba)
    case .plusDarker:
      alpha = min(1, sa + ba)
      let missing = (SIMD3(repeating: sa) - sc) + (SIMD3(repeating: ba) - bc)
      color = pointwiseMax(SIMD3(), SIMD3(repeating: alpha) - missing)
    default:
      alpha = sa + ba - sa * ba
      color = sc * (1 - ba) + bc * (1 - sa) + blend(mode, b.color, s.color) * (sa * ba)
    }
    return [color.z, color.y, color.x, alpha].map { $0 * 255 }
  }

  private static func blend(_ mode: Mode, _ b: SIMD3<Double>, _ s: SIMD3<Double>) -> SIMD3<Double> {
    switch mode {
    case .hue: return setLum(setSat(s, sat(b)), lum(b))
    case .saturation: return setLum(setSat(b, sat(s)), lum(b))
    case .color: return setLum(s, lum(b))
    case .luminosity: return setLum(b, lum(s))
    default:
      return SIMD3(separable(mode, b.x, s.x), separable(mode, b.y, s.y), separable(mode, b.z, s.z))
    }
  }

  private static func separable(_ mode: Mode, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return separable(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return .nan
    }
  }

  private static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    var c = c + (l - lum(c))
    let (l, n, x) = (lum(c), c.min(), c.max())
    if n < 0 { c = l + (c - l) * l / (l - n) }
    if x > 1 { c = l + (c - l) * (1 - l) / (x - l) }
    return c
  }

  /// Sorts the components as the text does.
  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var result = SIMD3<Double>()
    let (low, middle, high) = (c[order[0]], c[order[1]], c[order[2]])
    if high > low {
      result[order[1]] = (middle - low) * s / (high - low)
      result[order[2]] = s
    }
    return result
  }
}
