internal import CPango
import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Turns a line that Pango has laid out into placed glyphs, from x = 0 and with the baseline at y = 0.
struct LineReader {
  let style: ShapingStyle
  let text: StyledText
  let spacing: ShapedText.Spacing
  let glyphs: GlyphStore
  private(set) var diagnostics: [Diagnostic] = []

  init(style: ShapingStyle, text: StyledText, spacing: ShapedText.Spacing, glyphs: GlyphStore) {
    self.style = style
    self.text = text
    self.spacing = spacing
    self.glyphs = glyphs
  }

  mutating func read(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> ShapedLine {
    var shaped = ShapedLine()
    var x: CGFloat = 0
    var rules = RuleBuilder()
    var node = line.pointee.runs
    while let current = node {
      if let data = current.pointee.data {
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
        let start = x
        let index = text.runIndex(ofByte: Int(item.pointee.item.pointee.offset))
        if let picture = style.runs[index].content.picture {
          read(picture, item.pointee, run: style.runs[index], x: &x, into: &shaped)
        } else {
          read(item.pointee, run: style.runs[index], x: &x, into: &shaped)
        }
        rules.add(style.runs[index], from: start, to: x)
      }
      node = current.pointee.next
    }
    let first = Int(line.pointee.start_index)
    let last = first + Int(line.pointee.length)
    for part in text.runs where part.bytes.overlaps(first..<last) || part.bytes.contains(first) {
      shaped.include(style.runs[part.index])
    }
    if !shaped.hasMetrics { shaped.include(style.runs[text.runIndex(ofByte: first)]) }
    // Pango leaves out the space after the last character of a line; it is the character's all the same.
    if spacing == .shaped, last > first {
      let index = text.runIndex(ofByte: last - 1)
      let extra = style.runs[index].spacing
      if line.resolvesRightToLeft {
        shaped.shift(by: extra)
        rules.shift(by: extra)
      }
      x += extra
    }
    shaped.width = max(0, x)
    shaped.decorations = rules.decorations
    return shaped
  }

  /// A picture takes the room of the character it stands for.
  private func read(
    _ picture: TextPicture, _ item: PangoGlyphItem, run: ShapingStyle.Run, x: inout CGFloat,
    into line: inout ShapedLine
  ) {
    guard let source = item.item else { return }
    let rise = run.content.baselineOffset
    let character = text.characterOffset(ofByte: Int(source.pointee.offset))
    let advance = picture.size.width + (spacing == .added ? run.spacing : 0)
    let glyph = TextLayout.Glyph(
      index: 0, position: CGPoint(x: x, y: -rise), advance: advance, character: character)
    var placed = TextLayout.Run(
      font: "", size: run.content.font.size, glyphs: [glyph], color: run.content.color,
      bounds: CGRect(
        x: x, y: -rise - picture.ascent, width: picture.size.width, height: picture.size.height),
      characters: character..<character + 1, advance: advance,
      isRightToLeft: source.pointee.analysis.level % 2 == 1, ascent: picture.ascent,
      descent: picture.size.height - picture.ascent)
    placed.picture = picture
    placed.background = run.content.background
    line.runs.append(placed)
    // The line is as high as its letters, or as a larger picture.
    line.include(run)
    line.include(picture, rise: rise)
    x += advance
  }

  private mutating func read(
    _ item: PangoGlyphItem, run: ShapingStyle.Run, x: inout CGFloat, into line: inout ShapedLine
  ) {
    guard let source = item.item, let string = item.glyphs, let font = source.pointee.analysis.font,
      let face = style.shaper.face(of: font)
    else { return }
    let unit = style.scale.pointsPerUnit
    // A font of pictures has the size it was made in; it is drawn in the run's.
    let size = face.isColored ? run.content.font.size : size(of: font) * unit
    let rise = -run.content.baselineOffset
    let isRightToLeft = source.pointee.analysis.level % 2 == 1
    let slant: CGFloat = run.font.isItalic && !face.isItalic && !face.isColored ? 0.2 : 0
    let isEllipsis = source.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    let start = x
    var ink = CGRect.null
    var placed: [TextLayout.Glyph] = []
    placed.reserveCapacity(Int(string.pointee.num_glyphs))
    let count = Int(string.pointee.num_glyphs)
    for number in 0..<count {
      var info = string.pointee.glyphs[number]
      if isEllipsis {
        info.geometry.width = ellipsisWidth(of: info.glyph, face: face, size: size, spacing: run.spacing)
        info.geometry.x_offset = 0
      }
      let cluster = string.pointee.log_clusters[number]
      let extra = spacing == .added ? run.spacing : 0
      if extra != 0, isRightToLeft, number == 0 || string.pointee.log_clusters[number - 1] != cluster {
        x += extra
      }
      let glyph = index(of: info.glyph, face: face)
      if let glyph {
        let position = CGPoint(
          x: x + CGFloat(info.geometry.x_offset) * unit, y: rise + CGFloat(info.geometry.y_offset) * unit)
        placed.append(
          TextLayout.Glyph(
            index: glyph, position: position, offset: position.x - x,
            character: text.characterOffset(ofByte: Int(source.pointee.offset) + Int(cluster))))
        if let bounds = glyphs.inkBounds(font: face.postScriptName, glyph: glyph) {
          ink = ink.union(bounds.placed(at: position, size: size, slant: slant))
        }
      }
      let left = x
      x += CGFloat(info.geometry.width) * unit
      if extra != 0, !isRightToLeft, number + 1 == count || string.pointee.log_clusters[number + 1] != cluster
      {
        x += extra
      }
      if glyph != nil {
        placed[placed.count - 1].advance = x - left
      }
    }
    noteFallback(face, run: run)
    let metrics = glyphs.metrics(of: face.postScriptName)
    line.include(metrics, size: size, rise: run.content.baselineOffset)
    guard !placed.isEmpty else { return }
    let bytes = Int(source.pointee.offset)..<Int(source.pointee.offset + source.pointee.length)
    var placedRun = TextLayout.Run(
      font: face.postScriptName, size: size, glyphs: placed, color: run.content.color,
      isColored: face.isColored, slant: slant, bounds: ink,
      characters: text.characterOffset(
        ofByte: bytes.lowerBound)..<text.characterOffset(ofByte: bytes.upperBound),
      advance: x - start, isRightToLeft: isRightToLeft, ascent: metrics.ascent * size,
      descent: metrics.descent * size)
    placedRun.background = run.content.background
    line.runs.append(placedRun)
  }

  /// The glyph's number in the font; nil for nothing to draw. What no font has is drawn as the font's own box.
  private mutating func index(of glyph: UInt32, face: FontFace) -> UInt32? {
    if glyph == 0x0fff_ffff { return nil }
    guard glyph & 0x1000_0000 != 0 else { return glyph }
    let value = glyph & ~0x1000_0000
    let code = String(value, radix: 16, uppercase: true)
    let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    let shown = Unicode.Scalar(value).map { "“\(String(Character($0)))” (\(padded))" } ?? padded
    note(
      Diagnostic(
        .warning, code: "text.missing-glyph",
        message: "No font has the character \(shown); a box is drawn in its place."))
    return 0
  }

  /// Pango stretches an ellipsis so that the line fills its width; this is its own width, in Pango units.
  private func ellipsisWidth(of glyph: UInt32, face: FontFace, size: CGFloat, spacing: CGFloat) -> Int32 {
    let advance = glyphs.file(face.postScriptName)?.advance(of: glyph) ?? 0
    return style.scale.units(advance * size + spacing)
  }

  private mutating func noteFallback(_ face: FontFace, run: ShapingStyle.Run) {
    guard case .named(let name) = run.content.font.family, !face.isColored,
      face.family != run.font.face.family
    else { return }
    note(
      Diagnostic(
        .note, code: "font.fallback",
        message: "“\(name)” lacks some characters of a text; \(face.family) draws them."))
  }

  private mutating func note(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// In Pango units.
  private func size(of font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    return CGFloat(pango_font_description_get_size(description))
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  var resolvesRightToLeft: Bool { pango_layout_line_get_resolved_direction(self) == PANGO_DIRECTION_RTL }
}

extension CGRect {
  /// Bounds of a glyph in ems as bounds in points on the line.
  fileprivate func placed(at origin: CGPoint, size: CGFloat, slant: CGFloat) -> CGRect {
    let left = minX - slant * maxY
    let right = maxX - slant * minY
    return CGRect(
      x: origin.x + min(left, minX - slant * minY) * size, y: origin.y + minY * size,
      width: (max(right, maxX - slant * maxY) - min(left, minX - slant * minY)) * size, height: height * size)
  }
}
