import FlipbookPicture

/// Compositing in linear light: colours are unpremultiplied and freed of the sRGB curve, mixed in single precision, and brought
/// back, one pixel at a time. The formulas are those of the W3C's Compositing and Blending.
package enum LinearBlends {
  package typealias Mode = DisplayItem.BlendMode
  private typealias Color = SIMD3<Float>

  /// Bytes in linear light, 0…1.
  private static let decoding: [Float] = (0...255).map { TransferFunction.linear(Float($0) / 255) }
  private static let steps = 4_096
  /// Even steps of linear light, gamma-encoded, 0…255; one more than there are, to interpolate the last.
  private static let encoding: [Float] = (0...steps + 1).map {
    TransferFunction.encoded(Float($0) / Float(steps)) * 255
  }

  /// Composites `source`, whose pixels already carry their coverage and opacity, onto `target`.
  package static func blend(
    _ mode: Mode, _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UnsafePointer<UInt32>
  ) {
    for index in 0..<count {
      let pixel = source[index]
      if pixel >> 24 == 0 && !mode.reachesWholeClip { continue }
      if pixel >> 24 == 255 && mode == .normal {
        target[index] = pixel
        continue
      }
      target[index] = composite(mode, pixel, target[index])
    }
  }

  private static func composite(_ mode: Mode, _ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let (cs, sa) = linear(source)
    let (cb, ba) = linear(backdrop)
    if let (fs, fb) = shares(mode, sa, ba) {
      return word(cs * (sa * fs) + cb * (ba * fb), sa * fs + ba * fb)
    }
    if mode == .plusLighter || mode == .plusDarker {
      let alpha = min(1, sa + ba)
      let sum = mode == .plusLighter ? cs * sa + cb * ba : alpha - (1 - cs) * sa - (1 - cb) * ba
      return word(sum, alpha)
    }
    let apart: Color = cs * (sa * (1 - ba)) + cb * (ba * (1 - sa))
    let mixed: Color = apart + mix(mode, cb, cs) * (sa * ba)
    return word(mixed, sa + ba - sa * ba)
  }

  /// How much of source and backdrop is seen, in the modes that are about nothing else.
  private static func shares(_ mode: Mode, _ sa: Float, _ ba: Float) -> (Float, Float)? {
    switch mode {
    case .normal: (1, 1 - sa)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (ba, 0)
    case .sourceOut: (1 - ba, 0)
    case .sourceAtop: (ba, 1 - sa)
    case .destinationOver: (1 - ba, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - ba, sa)
    case .xor: (1 - ba, 1 - sa)
    default: nil
    }
  }

  private static func mix(_ mode: Mode, _ b: Color, _ s: Color) -> Color {
    switch mode {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: hardLight(s, b)
    case .hardLight: hardLight(b, s)
    case .darken: pointwiseMin(b, s)
    case .lighten: pointwiseMax(b, s)
    case .difference: pointwiseMax(b, s) - pointwiseMin(b, s)
    case .exclusion: b + s - b * s * 2
    case .colorDodge: FloatBlends.colorDodge(b, s)
    case .colorBurn: FloatBlends.colorBurn(b, s)
    case .softLight: FloatBlends.softLight(b, s)
    case .hue: FloatBlends.hue(b, s)
    case .saturation: FloatBlends.saturate(b, s)
    case .color: FloatBlends.color(b, s)
    case .luminosity: FloatBlends.luminosity(b, s)
    case .hardMix: FloatBlends.hardMix(b, s)
    default: s
    }
  }

  private static func hardLight(_ b: Color, _ s: Color) -> Color {
    let dark: Color = b * s * 2
    let product: Color = (1 - b) * (1 - s)
    let light: Color = 1 - product * 2
    return light.replacing(with: dark, where: s .<= 0.5)
  }

  // MARK: Words

  /// Red, green and blue in linear light, unpremultiplied, and alpha.
  @inline(__always)
  private static func linear(_ pixel: UInt32) -> (Color, Float) {
    let alpha = pixel >> 24
    if alpha == 0 { return (Color(), 0) }
    func part(_ shift: UInt32) -> Float {
      let value = pixel >> shift & 255
      if alpha == 255 { return decoding[Int(value)] }
      let straight = min(255, Float(value) * 255 / Float(alpha))
      let low = Int(straight)
      return decoding[low] + (decoding[min(255, low + 1)] - decoding[low]) * (straight - Float(low))
    }
    return (Color(part(16), part(8), part(0)), Float(alpha) / 255)
  }

  /// - Parameter color: In linear light, times alpha.
  @inline(__always)
  private static func word(_ color: Color, _ alpha: Float) -> UInt32 {
    let byte = UInt32(max(0, min(1, alpha)) * 255 + 0.5)
    if byte == 0 { return 0 }
    func part(_ value: Float) -> UInt32 {
      let place = max(0, min(1, value / alpha)) * Float(steps)
      let low = Int(place)
      let straight = encoding[low] + (encoding[low + 1] - encoding[low]) * (place - Float(low))
      return min(byte, UInt32(straight * Float(byte) / 255 + 0.5))
    }
    return byte << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
  }
}
