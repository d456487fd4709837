internal import CPango
import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Turns a line that Pango has laid out into placed glyphs, from x = 0 and with the baseline at y = 0.
struct LineReader {
  let style: ShapingStyle
  let glyphs: GlyphStore
  private(set) var diagnostics: [Diagnostic] = []

  init(style: ShapingStyle, glyphs: GlyphStore) {
    self.style = style
    self.glyphs = glyphs
  }

  /// - Parameter bytes: The part of the text to read, between clusters; nil for all.
  /// - Returns: nil when Pango has no line.
  mutating func read(_ shaped: ShapedText, bytes: Range<Int>? = nil) -> ShapedLine? {
    // The line belongs to the shaped text, which must not go before it is read.
    withExtendedLifetime(shaped) {
      shaped.line.map { read($0, of: shaped.text, bytes: bytes ?? 0..<shaped.text.bytes.count) }
    }
  }

  private mutating func read(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: StyledText, bytes: Range<Int>
  ) -> ShapedLine {
    var shaped = ShapedLine()
    var x: CGFloat = 0
    var rules = RuleBuilder()
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      if let data = current.pointee.data {
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
        let source = item.pointee.item.pointee
        let own = Int(source.offset)..<Int(source.offset + source.length)
        guard own.overlaps(bytes) else { continue }
        let start = x
        let index = text.runIndex(ofByte: own.lowerBound)
        if let picture = style.runs[index].content.picture {
          read(picture, item.pointee, of: text, run: style.runs[index], x: &x, into: &shaped)
        } else {
          read(item.pointee, of: text, bytes: bytes, run: style.runs[index], x: &x, into: &shaped)
        }
        rules.add(style.runs[index], from: start, to: x)
      }
    }
    for part in text.runs where part.bytes.overlaps(bytes) || part.bytes.contains(bytes.lowerBound) {
      shaped.include(style.runs[part.index])
    }
    if !shaped.hasMetrics { shaped.include(style.runs[text.runIndex(ofByte: bytes.lowerBound)]) }
    shaped.width = max(0, x)
    shaped.decorations = rules.decorations
    return shaped
  }

  /// A picture takes the room of the character it stands for.
  private func read(
    _ picture: TextPicture, _ item: PangoGlyphItem, of text: StyledText, run: ShapingStyle.Run,
    x: inout CGFloat, into line: inout ShapedLine
  ) {
    guard let source = item.item else { return }
    let rise = run.content.baselineOffset
    let character = text.characterOffset(ofByte: Int(source.pointee.offset))
    let advance = picture.size.width + run.spacing
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
    line.clusters.append(ShapedLine.Cluster(byte: Int(source.pointee.offset), advance: advance))
    x += advance
  }

  private mutating func read(
    _ item: PangoGlyphItem, of text: StyledText, bytes: Range<Int>, run: ShapingStyle.Run,
    x: inout CGFloat, into line: inout ShapedLine
  ) {
    guard let source = item.item, let string = item.glyphs, let font = source.pointee.analysis.font,
      let face = style.shaper.face(of: font)
    else { return }
    let unit = style.scale.pointsPerUnit
    // A font of pictures has the size it was made in; it is drawn in the run's.
    let full = face.isColored ? run.content.font.size : size(of: font) * unit
    let size = face.isColored ? full * PictureLetters.scale : full
    let rise = -run.content.baselineOffset
    let isRightToLeft = source.pointee.analysis.level % 2 == 1
    let slant: CGFloat = run.font.isItalic && !face.isItalic && !face.isColored ? 0.2 : 0
    let pace = Pace(run, face: face, size: full, unit: unit, glyphs: glyphs)
    let extra = run.spacing + pace.tracking
    let offset = Int(source.pointee.offset)
    let start = x
    var placed: [TextLayout.Glyph] = []
    let count = Int(string.pointee.num_glyphs)
    let first = isRightToLeft ? 0 : string.pointee.firstGlyph(from: bytes.lowerBound - offset)
    placed.reserveCapacity(min(count - first, bytes.count))
    for number in first..<count {
      let info = string.pointee.glyphs[number]
      let cluster = Int(string.pointee.log_clusters[number])
      guard bytes.contains(offset + cluster) else { if isRightToLeft { continue } else { break } }
      let isFirst = number == 0 || Int(string.pointee.log_clusters[number - 1]) != cluster
      let isLast = number + 1 == count || Int(string.pointee.log_clusters[number + 1]) != cluster
      let left = x
      if isRightToLeft, isFirst { x += extra }
      let glyph = index(of: info.glyph, face: face)
      let isDigit = pace.digit != nil && isFirst && isLast && text.isDigit(atByte: offset + cluster)
      var advance = isDigit ? pace.digit ?? 0 : pace.advance(info.geometry.width, glyph: glyph)
      var middle: CGFloat = 0
      if face.isColored {
        let own = advance
        advance *= PictureLetters.advance(size: full)
        middle = (advance - own * PictureLetters.scale) / 2
      }
      if let glyph {
        if isDigit { middle = (advance - pace.advance(info.geometry.width, glyph: glyph)) / 2 }
        let position = CGPoint(
          x: x + middle + pace.shift(of: glyph) + CGFloat(info.geometry.x_offset) * pace.unit,
          y: rise + CGFloat(info.geometry.y_offset) * unit
            - (face.isColored ? full * PictureLetters.raise : 0)
        )
        placed.append(
          TextLayout.Glyph(
            index: glyph, position: position, offset: position.x - x,
            character: text.characterOffset(ofByte: offset + cluster)))
      }
      if !isDigit, !isRightToLeft, number + 1 < count, let glyph {
        advance += pace.kerning(glyph, string.pointee.glyphs[number + 1].glyph)
      }
      let own = x
      x += advance
      if !isRightToLeft, isLast { x += extra }
      if glyph != nil { placed[placed.count - 1].advance = x - own }
      if isFirst {
        line.clusters.append(ShapedLine.Cluster(byte: offset + cluster, advance: x - left))
      } else {
        line.clusters[line.clusters.count - 1].advance += x - left
      }
    }
    reportFallback(face, run: run)
    let metrics = glyphs.metrics(of: pace.name)
    // The phone's fonts for other scripts and for emoji leave the height of the system font's lines as it is.
    if !run.setting.isSystem { line.include(metrics, size: size, rise: run.content.baselineOffset) }
    guard !placed.isEmpty else { return }
    var ink = CGRect.null
    for (glyph, bounds) in zip(placed, glyphs.inkBounds(font: pace.name, glyphs: placed.map(\.index))) {
      guard let bounds else { continue }
      ink = ink.union(bounds.placed(at: glyph.position, size: size, slant: slant))
    }
    let bytes = bytes.clamped(to: offset..<offset + Int(source.pointee.length))
    var placedRun = TextLayout.Run(
      font: pace.name, size: size, glyphs: placed, color: run.content.color,
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
    record(
      Diagnostic(
        .warning, code: "text.missing-glyph",
        message: "No font has the character \(shown); a box is drawn in its place."))
    return 0
  }

  private mutating func reportFallback(_ face: FontFace, run: ShapingStyle.Run) {
    guard case .named(let name) = run.content.font.family, !face.isColored,
      face.family != run.font.face.family
    else { return }
    record(
      Diagnostic(
        .note, code: "font.fallback",
        message: "“\(name)” lacks some characters of a text; \(face.family) draws them."))
  }

  private mutating func record(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// In Pango units.
  private func size(of font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    return CGFloat(pango_font_description_get_size(description))
  }
}

extension PangoGlyphString {
  /// The first glyph of the clusters from a byte of the item on, where the item is written from left to right.
  fileprivate func firstGlyph(from byte: Int) -> Int {
    var (low, high) = (0, Int(num_glyphs))
    while low < high {
      let middle = (low + high) / 2
      if Int(log_clusters[middle]) < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// How far the glyphs of a run are apart.
private struct Pace {
  /// The font that the layout's run names.
  let name: String
  /// Points for one of Pango's units along the line.
  let unit: CGFloat
  /// Added after each cluster, in points.
  let tracking: CGFloat
  private let spacing: GlyphSpacing?
  /// How far the spacing is that of large sizes, 0…1.
  private let share: CGFloat
  private let size: CGFloat
  /// The room of every digit, in points, where all have the same; nil for their own.
  let digit: CGFloat?

  /// - Parameter unit: Points for one of Pango's units.
  init(_ run: ShapingStyle.Run, face: FontFace, size: CGFloat, unit: CGFloat, glyphs: GlyphStore) {
    let setting = run.setting
    guard setting.isSystem, face == setting.face else {
      (name, self.unit, tracking, spacing) = (face.name, unit, 0, nil)
      (share, self.size, digit) = (0, size, nil)
      return
    }
    name = setting.name
    tracking = setting.tracking
    let file = glyphs.file(name)
    self.unit = unit * (file?.stretch.width ?? 1)
    let spacing = setting.text.flatMap { glyphs.spacing(of: setting.name, text: $0) }
    (self.spacing, share, self.size) = (spacing, setting.displayShare, size)
    // The display faces' own figures of one width aren't.
    if run.content.font.hasMonospacedDigits, let file, let zero = file.glyph(for: "0") {
      let more = spacing?.change(of: zero)?.advance ?? PhoneSpacing.Value()
      digit = (file.advance(of: zero) + more.mixed(share)) * size
    } else {
      digit = nil
    }
  }

  /// The room of a glyph, in points, from what Pango gives it.
  func advance(_ width: Int32, glyph: UInt32?) -> CGFloat {
    let own = CGFloat(width) * unit
    guard let glyph, width != 0, let change = spacing?.change(of: glyph) else { return own }
    return own + points(change.advance)
  }

  /// How far the ink of a glyph is moved to the right, in points.
  func shift(of glyph: UInt32) -> CGFloat {
    spacing?.change(of: glyph).map { points($0.shift) } ?? 0
  }

  /// The space added between two glyphs, in points.
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat {
    (spacing?.kerning(left, right) ?? 0) * size
  }

  private func points(_ value: PhoneSpacing.Value) -> CGFloat {
    value.mixed(share) * size
  }
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
