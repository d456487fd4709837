import FlipbookPicture
import Foundation

/// Breaks a text into lines of glyphs.
struct LottieTextLayout {
  let document: LottieText.Document
  let fonts: LottieFonts
  let textEngine: any TextEngine
  /// Whether characters move by themselves.
  let isAnimated: Bool
  let work: LottieWork

  /// The steps of a character that is shaped, and those of one whose outline the file has.
  private static let (shaping, copying) = (200, 4)

  /// The lines from the top.
  func lines() -> [LottieTextLine] {
    let text = document.isUppercase ? document.text.uppercased() : document.text
    let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing(
      "\u{3}", with: "\n")
    let font = fonts.fonts[document.fontName]
    var lines: [LottieTextLine] = []
    for paragraph in unified.split(separator: "\n", omittingEmptySubsequences: false) {
      var glyphs: [LottieTextLine.Glyph]
      if let font, fonts.hasGlyphs(of: font) {
        glyphs = affordable(paragraph, Self.copying).map { glyph($0, font) }
      } else if isAnimated || document.box != nil {
        glyphs = affordable(paragraph, Self.shaping).map { shaped(String($0), font) }
      } else {
        let shown = affordable(paragraph, Self.shaping / 4)
        glyphs = shown.isEmpty ? [] : [shaped(String(shown), font)]
      }
      let tracking = document.tracking / 1_000 * document.size
      if let width = document.box?.width {
        lines += wrapped(glyphs, tracking: tracking, width: width)
      } else {
        lines.append(LottieTextLine(glyphs: glyphs, tracking: tracking))
      }
    }
    return lines
  }

  /// As much of a paragraph as can be laid out: all of it, or nothing.
  private func affordable(_ paragraph: Substring, _ steps: Int) -> Substring {
    work.affords(paragraph.utf8.count * steps + LottieWork.item) ? paragraph : ""
  }

  /// Lines that end at spaces, where a word more would go over the width.
  private func wrapped(_ glyphs: [LottieTextLine.Glyph], tracking: Double, width: Double) -> [LottieTextLine]
  {
    var lines: [LottieTextLine] = []
    var line = LottieTextLine(tracking: tracking)
    // The advances of the line, added up as the line itself does.
    var sum = 0.0
    for glyph in glyphs {
      line.glyphs.append(glyph)
      sum += glyph.advance
      let shown = sum + tracking * Double(line.glyphs.count - 1)
      guard !glyph.isSpace, shown > width + 1e-6 else { continue }
      guard let space = line.glyphs.lastIndex(where: \.isSpace) else {
        // A word that is wider than the box is broken.
        guard line.glyphs.count > 1 else { continue }
        let last = line.glyphs.removeLast()
        lines.append(line)
        line = LottieTextLine(glyphs: [last], tracking: tracking)
        sum = last.advance
        continue
      }
      let rest = Array(line.glyphs[(space + 1)...])
      line.glyphs.removeSubrange((space + 1)...)
      line.endsParagraph = false
      lines.append(line)
      line = LottieTextLine(glyphs: rest, tracking: tracking)
      sum = rest.reduce(0) { $0 + $1.advance }
    }
    return lines + [line]
  }

  private func glyph(_ character: Character, _ font: LottieFonts.Font) -> LottieTextLine.Glyph {
    let scale = document.size / 100
    let isSpace = character.isWhitespace
    guard let glyph = fonts.glyph(character, font: font) else {
      return isSpace
        ? LottieTextLine.Glyph(path: Path(), advance: document.size / 4, isSpace: true)
        : shaped(String(character), font)
    }
    let path = work.affords(glyph.path.vertexCount) ? glyph.path : LottiePath()
    return LottieTextLine.Glyph(
      path: path.path(CGAffineTransform(scaleX: scale, y: scale)), advance: glyph.width * scale,
      isSpace: isSpace)
  }

  /// The name of the font of this machine: After Effects writes the PostScript name, which says more than the family.
  private func family(of font: LottieFonts.Font?) -> String {
    let name = document.fontName
    return textEngine.hasFont(named: name) ? name : font?.family ?? name
  }

  /// Text of a font of this machine.
  private func shaped(_ text: String, _ font: LottieFonts.Font?) -> LottieTextLine.Glyph {
    let style = (font?.style ?? "").lowercased()
    let weights: [(String, Int)] = [
      ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500), ("semibold", 600), ("demi", 600),
      ("extrabold", 800), ("black", 900), ("heavy", 900), ("bold", 700),
    ]
    let family = family(of: font)
    let descriptor = FontDescriptor(
      family: family.isEmpty ? .system(.default) : .named(family), size: document.size,
      weight: weights.first { style.contains($0.0) }?.1 ?? 400,
      isItalic: style.contains("italic") || style.contains("oblique"))
    let tracking = text.count > 1 ? document.tracking / 1_000 * document.size : 0
    let content = TextContent(runs: [.init(string: text, font: descriptor, tracking: tracking)])
    let layout = textEngine.layout(content, in: CGSize(width: CGFloat.infinity, height: .infinity))
    return LottieTextLine.Glyph(
      path: textEngine.outline(of: layout).offsetBy(dx: 0, dy: -layout.firstBaseline),
      advance: layout.size.width - tracking, isSpace: text.allSatisfy(\.isWhitespace))
  }
}
