import Foundation

/// A resolved colour as pictures hold it: gamma-encoded sRGB components, not premultiplied.
///
/// Components may leave 0…1 when the colour came from a wider space; opacity is 0…1.
public struct RGBA: Hashable, Sendable {
  /// Gamma-encoded, 0…1 inside sRGB.
  public var red: Float
  /// Gamma-encoded, 0…1 inside sRGB.
  public var green: Float
  /// Gamma-encoded, 0…1 inside sRGB.
  public var blue: Float
  /// 0 clear … 1 opaque.
  public var opacity: Float

  /// Makes a colour from gamma-encoded components that aren't premultiplied.
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Black with opacity 0.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, opacity: 0)
  /// 0 for red, green and blue.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// 1 for red, green and blue.
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// The colour with its opacity multiplied by `factor`.
  public func multipliedOpacity(by factor: Float) -> RGBA {
    RGBA(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  package func hash(into hasher: inout ContentHasher) {
    hasher.combine(UInt64(Self.canonicalBits(red)) << 32 | UInt64(Self.canonicalBits(green)))
    hasher.combine(UInt64(Self.canonicalBits(blue)) << 32 | UInt64(Self.canonicalBits(opacity)))
  }

  private static func canonicalBits(_ value: Float) -> UInt32 {
    value == 0 ? 0 : value.isNaN ? 0x7fc0_0000 : value.bitPattern
  }
}
