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
    _ pangoItem: PangoGlyphItem, of text: StyledText, bytes: Range<Int>, run: ShapingStyle.Run,
    x: inout CGFloat, into line: inout ShapedLine
  ) {
    guard let item = GlyphItem(pangoItem, run: run, style: style, glyphs: glyphs) else { return }
    let start = x
    let placed = place(item, of: text, bytes: bytes, x: &x, into: &line)
    reportFallback(item.face, run: run)
    let metrics = glyphs.metrics(of: item.pace.name)
    // The line is as high as the fonts that are asked for: others that stand in for letters which these lack leave it so.
    guard !placed.isEmpty else { return }
    let own = bytes.clamped(to: item.bytes)
    var placedRun = TextLayout.Run(
      font: item.pace.name, size: item.size, glyphs: placed, color: run.content.color,
      isColored: item.face.isColored, slant: item.slant, bounds: ink(of: placed, item),
      characters: text.characterOffset(
        ofByte: own.lowerBound)..<text.characterOffset(ofByte: own.upperBound),
      advance: x - start, isRightToLeft: item.isRightToLeft, ascent: metrics.ascent * item.size,
      descent: metrics.descent * item.size)
    placedRun.background = run.content.background
    line.runs.append(placedRun)
  }

  /// Places the glyphs of an item's clusters that begin in a range of bytes, and adds the clusters to the line.
  private mutating func place(
    _ item: GlyphItem, of text: StyledText, bytes: Range<Int>, x: inout CGFloat, into line: inout ShapedLine
  ) -> [TextLayout.Glyph] {
    var placed: [TextLayout.Glyph] = []
    let first =
      item.isRightToLeft ? 0 : item.string.pointee.firstGlyph(from: bytes.lowerBound - item.bytes.lowerBound)
    placed.reserveCapacity(min(item.count - first, bytes.count))
    for number in first..<item.count {
      let byte = item.byte(ofGlyph: number)
      guard bytes.contains(byte) else { if item.isRightToLeft { continue } else { break } }
      let place = GlyphPlace(number, byte: byte, in: item, of: text)
      let left = x
      if item.isRightToLeft, place.isFirst { x += item.extra }
      let glyph = index(of: item.string.pointee.glyphs[number].glyph, face: item.face)
      var room = item.room(of: glyph, at: place)
      if let glyph {
        let position = item.position(of: glyph, at: place, in: room, x: x)
        placed.append(
          TextLayout.Glyph(
            index: glyph, position: position, offset: position.x - x,
            character: text.characterOffset(ofByte: byte)))
      }
      if !place.isDigit, !item.isRightToLeft, number + 1 < item.count, let glyph {
        room.advance += item.pace.kerning(glyph, item.string.pointee.glyphs[number + 1].glyph)
      }
      let own = x
      x += room.advance
      if !item.isRightToLeft, place.isLast { x += item.extra }
      if glyph != nil { placed[placed.count - 1].advance = x - own }
      if place.isFirst {
        line.clusters.append(ShapedLine.Cluster(byte: byte, advance: x - left))
      } else {
        line.clusters[line.clusters.count - 1].advance += x - left
      }
    }
    return placed
  }

  /// The bounds of the ink of an item's glyphs, on the line.
  private func ink(of placed: [TextLayout.Glyph], _ item: GlyphItem) -> CGRect {
    var ink = CGRect.null
    let boxes = glyphs.inkBounds(font: item.pace.name, glyphs: placed.map(\.index))
    for (glyph, bounds) in zip(placed, boxes) {
      guard let bounds else { continue }
      ink = ink.union(bounds.placed(at: glyph.position, size: item.size, slant: item.slant))
    }
    return ink
  }

  /// The glyph's number in the font; nil for nothing to draw. A character that no font has is drawn as the font's own
  /// box.
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

/// One of Pango's glyph items, with what its glyphs share.
private struct GlyphItem {
  let string: UnsafeMutablePointer<PangoGlyphString>
  /// The number of its glyphs.
  let count: Int
  /// The item's part of the text.
  let bytes: Range<Int>
  let face: FontFace
  /// The size that the face would be drawn in if it were not one of pictures.
  private let fullSize: CGFloat
  /// The size that it is drawn in.
  let size: CGFloat
  /// Points for one of Pango's units.
  private let unit: CGFloat
  /// How far the glyphs are below the baseline.
  private let drop: CGFloat
  let slant: CGFloat
  let isRightToLeft: Bool
  let pace: Pace
  /// Added after each cluster, in points.
  let extra: CGFloat

  /// Nil for an item without glyphs or without a face.
  init?(_ item: PangoGlyphItem, run: ShapingStyle.Run, style: ShapingStyle, glyphs: GlyphStore) {
    guard let source = item.item, let string = item.glyphs, let font = source.pointee.analysis.font,
      let face = style.shaper.face(of: font)
    else { return nil }
    let unit = style.scale.pointsPerUnit
    // A font of pictures has the size it was made in; it is drawn in the run's.
    let fullSize = face.isColored ? run.content.font.size : Self.size(of: font) * unit
    let pace = Pace(run, face: face, size: fullSize, unit: unit, glyphs: glyphs)
    let offset = Int(source.pointee.offset)
    self.string = string
    count = Int(string.pointee.num_glyphs)
    bytes = offset..<offset + Int(source.pointee.length)
    self.face = face
    self.fullSize = fullSize
    size = face.isColored ? fullSize * PictureLetters.scale(size: fullSize) : fullSize
    self.unit = unit
    drop = -run.content.baselineOffset
    slant = run.font.isItalic && !face.isItalic && !face.isColored ? 0.2 : 0
    isRightToLeft = source.pointee.analysis.level % 2 == 1
    self.pace = pace
    extra = run.spacing + pace.tracking
  }

  /// In Pango units.
  private static func size(of font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    return CGFloat(pango_font_description_get_size(description))
  }

  /// The first byte of a glyph's cluster.
  @inline(__always)
  func byte(ofGlyph number: Int) -> Int { bytes.lowerBound + cluster(ofGlyph: number) }

  /// The first byte of a glyph's cluster, counted from the item's.
  @inline(__always)
  func cluster(ofGlyph number: Int) -> Int { Int(string.pointee.log_clusters[number]) }

  /// The room that a glyph takes before it is kerned.
  @inline(__always)
  func room(of glyph: UInt32?, at place: GlyphPlace) -> GlyphRoom {
    let width = string.pointee.glyphs[place.number].geometry.width
    var room = GlyphRoom(
      advance: place.isDigit ? pace.digit ?? 0 : pace.advance(width, glyph: glyph), inset: 0)
    if face.isColored {
      let own = room.advance
      room.advance *= PictureLetters.advance(size: fullSize)
      room.inset = (room.advance - own * PictureLetters.scale(size: fullSize)) / 2
    }
    if place.isDigit, let glyph { room.inset = (room.advance - pace.advance(width, glyph: glyph)) / 2 }
    return room
  }

  /// Where a glyph's origin lies when its room begins at `x`.
  @inline(__always)
  func position(of glyph: UInt32, at place: GlyphPlace, in room: GlyphRoom, x: CGFloat) -> CGPoint {
    let geometry = string.pointee.glyphs[place.number].geometry
    return CGPoint(
      x: x + room.inset + pace.shift(of: glyph) + CGFloat(geometry.x_offset) * pace.unit,
      y: drop + CGFloat(geometry.y_offset) * unit
        - (face.isColored ? fullSize * PictureLetters.raise(size: fullSize) : 0))
  }
}

/// Where a glyph stands among those of its item.
private struct GlyphPlace {
  let number: Int
  /// Whether it is the first of its cluster, from left to right.
  let isFirst: Bool
  let isLast: Bool
  /// Whether it is a digit that has the room of every digit.
  let isDigit: Bool

  /// - Parameter byte: The first of the glyph's cluster.
  @inline(__always)
  init(_ number: Int, byte: Int, in item: GlyphItem, of text: StyledText) {
    let cluster = item.cluster(ofGlyph: number)
    let isFirst = number == 0 || item.cluster(ofGlyph: number - 1) != cluster
    let isLast = number + 1 == item.count || item.cluster(ofGlyph: number + 1) != cluster
    self.number = number
    self.isFirst = isFirst
    self.isLast = isLast
    isDigit = item.pace.digit != nil && isFirst && isLast && text.isDigit(atByte: byte)
  }
}

/// The room of a glyph along the line, in points.
private struct GlyphRoom {
  var advance: CGFloat
  /// How far the glyph lies from the start of its room.
  var inset: CGFloat
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
