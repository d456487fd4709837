internal import CPixelRows
import FlipbookPicture
import Foundation

/// A filter that maps each pixel's straight (not premultiplied) colour by itself.
///
/// The matrices for hue, saturation and grey are those of the W3C's Filter Effects, with the luminance of
/// BT.709.
package struct ColorFilter {
  enum Operation {
    /// Red, green, blue and alpha from the four components and a constant.
    case matrix(r: SIMD4<Float>, g: SIMD4<Float>, b: SIMD4<Float>, a: SIMD4<Float>, constant: SIMD4<Float>)
    /// Alpha inside the range becomes the colour, all else clear.
    case threshold(ClosedRange<Float>, UInt32)
    /// A lookup of each component.
    case tables(ColorTables)
  }

  let operation: Operation
  /// Whether colours are mapped in linear light.
  let isLinear: Bool

  /// Nil for filters that need more than the pixel itself.
  package init?(_ stage: FilterStage) {
    isLinear = stage.options.contains(.linearColor)
    switch stage.kind {
    case .projection, .shadow, .blur, .shader: return nil
    case .colorMultiply(let color):
      operation = Self.diagonal(SIMD4(color.red, color.green, color.blue, color.opacity), SIMD4())
    case .colorMatrix(let m):
      operation = .matrix(
        r: SIMD4(m.r1, m.r2, m.r3, m.r4), g: SIMD4(m.g1, m.g2, m.g3, m.g4), b: SIMD4(m.b1, m.b2, m.b3, m.b4),
        a: SIMD4(m.a1, m.a2, m.a3, m.a4), constant: SIMD4(m.r5, m.g5, m.b5, m.a5))
    case .colorTables(let tables): operation = .tables(tables)
    case .hueRotation(let angle):
      let (c, s) = (Float(cos(angle)), Float(sin(angle)))
      operation = Self.rows(
        SIMD3(
          0.2126 + c * 0.7873 - s * 0.2126, 0.7152 - c * 0.7152 - s * 0.7152, 0.0722 - c * 0.0722 + s * 0.9278
        ),
        SIMD3(
          0.2126 - c * 0.2126 + s * 0.143, 0.7152 + c * 0.2848 + s * 0.140, 0.0722 - c * 0.0722 - s * 0.283),
        SIMD3(
          0.2126 - c * 0.2126 - s * 0.7873, 0.7152 - c * 0.7152 + s * 0.7152, 0.0722 + c * 0.9278 + s * 0.0722
        ))
    case .saturation(let amount): operation = Self.saturation(Float(amount))
    case .grayscale(let amount): operation = Self.saturation(1 - Float(max(0, min(1, amount))))
    case .brightness(let amount):
      let a = Float(amount)
      operation = Self.diagonal(SIMD4(repeating: 1), SIMD4(a, a, a, 0))
    case .contrast(let amount):
      let a = Float(amount)
      let c = (1 - a) / 2
      operation = Self.diagonal(SIMD4(a, a, a, 1), SIMD4(c, c, c, 0))
    case .colorInvert(let amount):
      let x = Float(amount)
      operation = Self.diagonal(SIMD4(1 - 2 * x, 1 - 2 * x, 1 - 2 * x, 1), SIMD4(x, x, x, 0))
    case .luminanceToAlpha:
      operation = .matrix(
        r: SIMD4(), g: SIMD4(), b: SIMD4(), a: SIMD4(0.2126, 0.7152, 0.0722, 0), constant: SIMD4())
    case .alphaThreshold(let min, let max, let color):
      guard min <= max else {
        operation = .threshold(2...2, 0)
        return
      }
      operation = .threshold(
        Float(min)...Float(max),
        PixelWord.premultiplied(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity))
    }
  }

  private static func diagonal(_ d: SIMD4<Float>, _ constant: SIMD4<Float>) -> Operation {
    .matrix(
      r: SIMD4(d.x, 0, 0, 0), g: SIMD4(0, d.y, 0, 0), b: SIMD4(0, 0, d.z, 0), a: SIMD4(0, 0, 0, d.w),
      constant: constant)
  }

  private static func rows(_ r: SIMD3<Float>, _ g: SIMD3<Float>, _ b: SIMD3<Float>) -> Operation {
    .matrix(r: SIMD4(r, 0), g: SIMD4(g, 0), b: SIMD4(b, 0), a: SIMD4(0, 0, 0, 1), constant: SIMD4())
  }

  /// (L_r + s (1 − L_r), L_g (1 − s), L_b (1 − s)) and its like, with L = .2126, .7152, .0722.
  private static func saturation(_ s: Float) -> Operation {
    let l = SIMD3<Float>(0.2126, 0.7152, 0.0722) * (1 - s)
    return rows(
      SIMD3(0.2126 + s * 0.7873, l.y, l.z), SIMD3(l.x, 0.7152 + s * 0.2848, l.z),
      SIMD3(l.x, l.y, 0.0722 + s * 0.9278))
  }

  /// The weights of a matrix that maps premultiplied colours as well as straight ones, and the share of all that is left:
  /// one that does no more to alpha than scaling it and reads it for nothing else. Nil for all else.
  private var plainWeights: (weights: [Float], opacity: Float)? {
    guard !isLinear, case .matrix(let r, let g, let b, let a, let constant) = operation,
      a.x == 0, a.y == 0, a.z == 0, a.w >= 0, a.w <= 1, constant.w == 0, r.w == 0, g.w == 0, b.w == 0
    else { return nil }
    return (
      [r.x, r.y, r.z, constant.x, g.x, g.y, g.z, constant.y, b.x, b.y, b.z, constant.z], opacity: a.w
    )
  }

  package func apply(_ surface: Surface) {
    let count = surface.bounds.area
    if let (weights, opacity) = plainWeights {
      pixel_rows_color_matrix(surface.base, count, weights, opacity)
      return
    }
    switch operation {
    case .tables(let tables): tables.apply(surface)
    case .threshold(let range, let color):
      let inside = (0...255).filter { range.contains(Float($0) / 255) }
      pixel_rows_alpha_threshold(
        surface.base, count, UInt32(inside.first ?? 1), UInt32(inside.last ?? 0), color)
    case .matrix(let r, let g, let b, let a, let constant):
      let weights = zip([r, g, b, a], [constant.x, constant.y, constant.z, constant.w])
        .flatMap { [$0.x, $0.y, $0.z, $0.w, $1] }
      if isLinear {
        pixel_rows_linear_color_matrix(
          surface.base, count, weights, LinearLight.linear, LinearLight.encoded)
      } else {
        pixel_rows_straight_color_matrix(surface.base, count, weights)
      }
    }
  }
}
