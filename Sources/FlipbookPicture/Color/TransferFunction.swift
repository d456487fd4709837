import Foundation

/// The sRGB curve (IEC 61966-2-1), carried on past 0…1 as an odd function for extended colours.
package enum TransferFunction {
  /// From a gamma-encoded component to linear light.
  package static func linear(_ encoded: Float) -> Float {
    let magnitude = abs(encoded)
    let value = magnitude <= 0.04045 ? magnitude / 12.92 : powf((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  /// From linear light to a gamma-encoded component.
  package static func encoded(_ linear: Float) -> Float {
    let magnitude = abs(linear)
    let value = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * powf(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}
