/// The order of the bytes of a pixel.
public struct CIFormat: Hashable, Sendable {
  /// How far right each byte of a pixel lies in a number whose highest byte is alpha, then red, green and blue.
  let shifts: [UInt32]

  /// Red, green, blue, alpha.
  public static let RGBA8 = CIFormat(shifts: [16, 8, 0, 24])
  /// Blue, green, red, alpha.
  public static let BGRA8 = CIFormat(shifts: [0, 8, 16, 24])
  /// Alpha, red, green, blue.
  public static let ARGB8 = CIFormat(shifts: [24, 16, 8, 0])
  /// Alpha, blue, green, red.
  public static let ABGR8 = CIFormat(shifts: [24, 0, 8, 16])
}
