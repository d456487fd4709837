import FlipbookPicture
import Foundation

/// The places of a text's glyphs before animators move them.
struct LottieTextPlacement {
  /// A glyph in its place.
  struct Glyph {
    var path: Path
    /// The start on its baseline.
    var place: SIMD2<Double>
    var advance: Double
    var unit: LottieTextUnits.Place
    /// The middle of the group of letters that share an anchor, from the start of the glyph.
    var center = 0.0
    /// The width of that group.
    var groupWidth = 0.0
  }

  private(set) var glyphs: [Glyph] = []
  /// The width of each line.
  private(set) var widths: [Double] = []

  init(
    _ lines: [LottieTextLine], _ document: LottieText.Document, _ fonts: LottieFonts, _ units: LottieTextUnits
  ) {
    var y = -document.baselineShift
    var left = 0.0
    var width: Double?
    if let box = document.box {
      (left, width) = (box.minX, box.width)
      y += box.minY + (fonts.fonts[document.fontName]?.ascent ?? 75) / 100 * document.size
    }
    for (index, line) in lines.enumerated() {
      let room = (width ?? 0) - line.width
      let (shift, spread) = Self.justified(line, document.justification, room, isBoxed: width != nil)
      var x = left + shift
      for (place, glyph) in line.glyphs.enumerated() {
        glyphs.append(
          Glyph(path: glyph.path, place: SIMD2(x, y), advance: glyph.advance, unit: units[index, place]))
        x += glyph.advance + line.tracking + (glyph.isSpace ? spread : 0)
      }
      widths.append(line.width)
      y += document.lineHeight
    }
  }

  /// Where a line starts, and how much wider its spaces are.
  private static func justified(
    _ line: LottieTextLine, _ justification: LottieJustification, _ room: Double, isBoxed: Bool
  ) -> (shift: Double, spread: Double) {
    switch justification {
    case .left: return (0, 0)
    case .right: return (room, 0)
    case .center: return (room / 2, 0)
    case .justifiedLeft, .justifiedRight, .justifiedCenter, .justifiedFull:
      let isFull = justification == .justifiedFull || !line.endsParagraph
      let spaces = line.glyphs.dropLast().filter(\.isSpace).count
      if isFull, isBoxed, spaces > 0 { return (0, room / Double(spaces)) }
      return (justification == .justifiedRight ? room : justification == .justifiedCenter ? room / 2 : 0, 0)
    }
  }

  /// Gives the glyphs of a group a common anchor.
  mutating func group(by grouping: LottieText.Grouping) {
    func key(_ glyph: Glyph) -> Int {
      switch grouping {
      case .characters: glyph.unit.character
      case .words: glyph.unit.word
      case .lines: glyph.unit.line
      case .all: 0
      }
    }
    var start = 0
    while start < glyphs.count {
      var end = start
      while end < glyphs.count, key(glyphs[end]) == key(glyphs[start]) { end += 1 }
      let low = glyphs[start..<end].map(\.place.x).min() ?? 0
      let high = glyphs[start..<end].filter { !$0.path.isEmpty }.map { $0.place.x + $0.advance }.max() ?? low
      for index in start..<end {
        glyphs[index].groupWidth = max(0, high - low)
        glyphs[index].center = (low + high) / 2 - glyphs[index].place.x
      }
      start = end
    }
  }
}
