/// A 4×5 matrix that maps straight (not premultiplied) components: each row gives one output component from
/// red, green, blue, alpha and a constant.
public struct ColorMatrix: Hashable, Sendable {
  /// Red from red, green, blue, alpha and 1.
  public var r1: Float, r2: Float, r3: Float, r4: Float, r5: Float
  /// Green from red, green, blue, alpha and 1.
  public var g1: Float, g2: Float, g3: Float, g4: Float, g5: Float
  /// Blue from red, green, blue, alpha and 1.
  public var b1: Float, b2: Float, b3: Float, b4: Float, b5: Float
  /// Alpha from red, green, blue, alpha and 1.
  public var a1: Float, a2: Float, a3: Float, a4: Float, a5: Float

  /// Makes the identity.
  public init() {
    (r1, r2, r3, r4, r5) = (1, 0, 0, 0, 0)
    (g1, g2, g3, g4, g5) = (0, 1, 0, 0, 0)
    (b1, b2, b3, b4, b5) = (0, 0, 1, 0, 0)
    (a1, a2, a3, a4, a5) = (0, 0, 0, 1, 0)
  }

  /// The 20 coefficients, row by row.
  package var coefficients: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
