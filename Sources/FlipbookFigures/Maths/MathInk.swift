import FlipbookDrawing

/// A mark of a formula: a glyph or a bar, with its place.
struct MathInk: Equatable {
  /// The identity of the mark, by which equal ones of two formulae are paired.
  enum Key: Hashable {
    case glyph(UInt32)
    /// A piece or a size of a glyph that has several.
    case sized(String)
    case bar
  }

  var key: Key
  /// The glyph in ems, or nil for a bar, which is a square of one em.
  var glyph: UInt32?
  /// From the formula's left end, in ems.
  var x: Double
  /// Below the baseline, in ems.
  var y: Double
  var width: Double
  var height: Double
  /// The letters of the text that it stands for.
  var source: Range<Int>
}
