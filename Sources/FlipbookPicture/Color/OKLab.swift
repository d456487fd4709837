import Foundation

/// A colour in OKLab, where equal distances look equal (Björn Ottosson, 2020).
package struct OKLab: Sendable, Equatable {
  /// Lightness, 0 black … 1 white.
  package var l: Float
  /// Green (negative) to red.
  package var a: Float
  /// Blue (negative) to yellow.
  package var b: Float

  package init(l: Float, a: Float, b: Float) {
    self.l = l
    self.a = a
    self.b = b
  }

  package init(_ rgba: RGBA) {
    let red = TransferFunction.linear(rgba.red)
    let green = TransferFunction.linear(rgba.green)
    let blue = TransferFunction.linear(rgba.blue)
    let long = cbrtf(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrtf(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrtf(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  package func rgba(opacity: Float) -> RGBA {
    let longRoot = l + 0.3963377774 * a + 0.2158037573 * b
    let mediumRoot = l - 0.1055613458 * a - 0.0638541728 * b
    let shortRoot = l - 0.0894841775 * a - 1.2914855480 * b
    let long = longRoot * longRoot * longRoot
    let medium = mediumRoot * mediumRoot * mediumRoot
    let short = shortRoot * shortRoot * shortRoot
    return RGBA(
      red: TransferFunction.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: TransferFunction.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: TransferFunction.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      opacity: opacity)
  }

  package static func mix(_ one: RGBA, _ other: RGBA, by t: Float) -> RGBA {
    let (x, y) = (OKLab(one), OKLab(other))
    let mixed = OKLab(l: x.l + (y.l - x.l) * t, a: x.a + (y.a - x.a) * t, b: x.b + (y.b - x.b) * t)
    return mixed.rgba(opacity: one.opacity + (other.opacity - one.opacity) * t)
  }
}
