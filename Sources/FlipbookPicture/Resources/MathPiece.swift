/// A piece of a glyph that is made to size.
package struct MathPiece: Equatable, Sendable {
  package var glyph: UInt32
  /// The extents over which it may lie on its neighbours, in ems.
  package var startOverlap: Double
  package var endOverlap: Double
  /// In ems.
  package var extent: Double
  /// Whether it may be repeated or left out.
  package var isRepeated: Bool

  package init(glyph: UInt32, startOverlap: Double, endOverlap: Double, extent: Double, isRepeated: Bool) {
    (self.glyph, self.startOverlap, self.endOverlap) = (glyph, startOverlap, endOverlap)
    (self.extent, self.isRepeated) = (extent, isRepeated)
  }
}
