import FlipbookDrawing

/// A part of a formula that was laid out, around the begin of its baseline. All in ems of the formula's font.
struct MathBox {
  var width = 0.0
  /// Above the baseline.
  var height = 0.0
  /// Below the baseline.
  var depth = 0.0
  /// How far the ink at the top reaches over the width.
  var slant = 0.0
  /// Where accents stand above, from the begin; nil for the middle.
  var accentPlace: Double?
  /// Whether it is one character of the font.
  var isCharacter = false
  var ink: [MathInk] = []

  /// Adds a box with its baseline's begin at a place, right of and below this one's.
  mutating func add(_ box: MathBox, x: Double, y: Double = 0) {
    ink += box.ink.map {
      var mark = $0
      mark.x += x
      mark.y += y
      return mark
    }
    width = max(width, x + box.width)
    height = max(height, box.height - y)
    depth = max(depth, box.depth + y)
  }

  /// Adds a bar.
  ///
  /// - Parameter y: Of its top, below the baseline.
  mutating func addBar(x: Double, y: Double, width: Double, height: Double, _ source: Range<Int>) {
    ink.append(MathInk(key: .bar, glyph: nil, x: x, y: y, width: width, height: height, source: source))
    self.width = max(self.width, x + width)
    self.height = max(self.height, -y)
    depth = max(depth, y + height)
  }
}
