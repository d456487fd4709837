import FlipbookPicture
import Foundation

extension LottiePainter {
  /// A glyph in its place.
  private struct Placed {
    var path: Path
    var place: SIMD2<Double>
    var advance: Double
    var unit: LottieTextUnits.Place
  }

  /// The items of a text.
  func text(_ text: LottieText, at frame: LottieMoment, _ matrix: CGAffineTransform) -> [DisplayItem] {
    let document = text.document(at: frame)
    guard document.size > 0, !document.text.isEmpty else { return [] }
    let lines = LottieTextLayout(
      document: document, fonts: text.fonts, textEngine: textEngine, isAnimated: !text.animators.isEmpty
    ).lines()
    let units = LottieTextUnits(lines)
    let glyphs = placed(lines, document, text.fonts, units)
    if text.animators.isEmpty {
      var path = Path()
      for glyph in glyphs {
        path.addPath(glyph.path, transform: CGAffineTransform(translationX: glyph.place.x, y: glyph.place.y))
      }
      return painted(path, document.fill, document.stroke, document.strokeWidth, document, matrix)
    }
    var items: [DisplayItem] = []
    var shift = 0.0
    var line = 0
    for glyph in glyphs {
      if glyph.unit.line != line { (line, shift) = (glyph.unit.line, 0) }
      let change = LottieGlyphChange(text.animators, units, glyph.unit, document, at: frame)
      let pivot = SIMD2(glyph.advance / 2, 0)
      let own = CGAffineTransform(translationX: -pivot.x - change.anchor.x, y: -pivot.y - change.anchor.y)
        .concatenating(CGAffineTransform(scaleX: change.scale.x, y: change.scale.y))
        .concatenating(LottieTransform.rotation(change.rotation))
        .concatenating(
          CGAffineTransform(
            translationX: glyph.place.x + pivot.x + change.position.x + shift,
            y: glyph.place.y + pivot.y + change.position.y))
      shift += change.tracking
      guard change.opacity > 0, !glyph.path.isEmpty else { continue }
      items += grouped(
        painted(
          glyph.path, change.fill, change.stroke, change.strokeWidth, document, own.concatenating(matrix)),
        opacity: change.opacity)
    }
    return items
  }

  private func placed(
    _ lines: [LottieTextLine], _ document: LottieText.Document, _ fonts: LottieFonts, _ units: LottieTextUnits
  ) -> [Placed] {
    var result: [Placed] = []
    var y = -document.baselineShift
    var left = 0.0
    var width: Double?
    if let box = document.box {
      (left, width) = (box.minX, box.width)
      y += box.minY + (fonts.fonts[document.fontName]?.ascent ?? 75) / 100 * document.size
    }
    for (index, line) in lines.enumerated() {
      let room = (width ?? 0) - line.width
      var x = left
      var spread = 0.0
      switch document.justification {
      case .left: break
      case .right: x += room
      case .center: x += room / 2
      case .justifiedLeft, .justifiedRight, .justifiedCenter, .justifiedFull:
        let isFull = document.justification == .justifiedFull || !line.endsParagraph
        let spaces = line.glyphs.dropLast().filter(\.isSpace).count
        if isFull, width != nil, spaces > 0 {
          spread = room / Double(spaces)
        } else if document.justification == .justifiedRight {
          x += room
        } else if document.justification == .justifiedCenter {
          x += room / 2
        }
      }
      for (place, glyph) in line.glyphs.enumerated() {
        result.append(
          Placed(path: glyph.path, place: SIMD2(x, y), advance: glyph.advance, unit: units[index, place]))
        x += glyph.advance + line.tracking + (glyph.isSpace ? spread : 0)
      }
      y += document.lineHeight
    }
    return result
  }

  private func painted(
    _ path: Path, _ fill: SIMD4<Double>?, _ stroke: SIMD4<Double>?, _ width: Double,
    _ document: LottieText.Document,
    _ matrix: CGAffineTransform
  ) -> [DisplayItem] {
    guard !path.isEmpty, matrix.isFinite else { return [] }
    var items: [DisplayItem] = []
    if let fill {
      items.append(
        DisplayItem(
          content: .fill(path, .color(RGBA(fill)), FillStyle()), transform: matrix, canvas: canvas))
    }
    if let stroke, width > 0 {
      let line = DisplayItem(
        content: .stroke(
          path, .color(RGBA(stroke)), StrokeStyle(lineWidth: width, lineJoin: .miter, miterLimit: 4)),
        transform: matrix, canvas: canvas)
      items.insert(line, at: document.strokesOverFill ? items.count : 0)
    }
    return items
  }
}
