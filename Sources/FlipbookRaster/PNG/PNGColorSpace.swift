/// The meaning of a PNG's components.
package enum PNGColorSpace: Hashable, Sendable {
  /// Tagged as sRGB, tagged with values that are sRGB's, or not tagged.
  case sRGB
  /// An ICC profile.
  case profile
  /// Chromaticities of white, red, green and blue, x before y, and the exponent from components to light; 0 for the
  /// curve of sRGB.
  case primaries([Double], gamma: Double)
  /// A `cICP` code that has no conversion here, such as a high dynamic range.
  case unsupported(String)
}
