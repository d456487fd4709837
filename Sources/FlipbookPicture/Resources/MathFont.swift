/// A font with a `MATH` table, all in ems with y down. Drawing knows only this face of it.
package protocol MathFont: Sendable {
  /// A length that the font asks for; of those that are shares, 0…1.
  func constant(_ constant: MathConstant) -> Double
  /// The glyph of a character; nil where the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32?
  /// How far the pen moves to the right.
  func advance(of glyph: UInt32) -> Double
  /// The outline from the baseline's begin; nil for a blank glyph.
  func outline(of glyph: UInt32) -> Path?
  /// How far a slanted glyph reaches over its advance at the top.
  func italicsCorrection(of glyph: UInt32) -> Double
  /// Where accents stand above it, from its begin.
  func accentPlace(of glyph: UInt32) -> Double
  /// The glyph in larger sizes, from small to large, with their extents.
  func variants(of glyph: UInt32, isUpright: Bool) -> [(glyph: UInt32, extent: Double)]
  /// The pieces that make the glyph of any size, from the bottom up or from the left; none where it has none.
  func pieces(of glyph: UInt32, isUpright: Bool) -> [MathPiece]
}
