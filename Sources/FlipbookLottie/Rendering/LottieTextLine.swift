import FlipbookPicture
import Foundation

/// A line of a text, laid out from its left end on a baseline at 0.
struct LottieTextLine {
  /// A character, or a whole line of a font whose characters the file doesn't carry.
  struct Glyph {
    var path: Path
    /// From its start to that of the next, without tracking.
    var advance: Double
    var isSpace: Bool
  }

  var glyphs: [Glyph] = []
  /// After each glyph, in points.
  var tracking: Double
  /// Whether the line ends a paragraph.
  var endsParagraph = true

  /// The width from the start of the first glyph to the end of the last, spaces at the end left out.
  var width: Double {
    let count = (glyphs.lastIndex { !$0.isSpace } ?? -1) + 1
    return glyphs.prefix(count).reduce(0) { $0 + $1.advance } + tracking * Double(max(0, count - 1))
  }
}
