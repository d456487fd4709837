internal import CPango
import FlipbookPicture
import Foundation

/// The attributes of one ``TextContent`` in Pango's terms.
struct ShapingStyle {
  struct Run {
    var content: TextContent.Run
    var font: ResolvedFont
    /// The font at the run's size.
    var setting: FaceSetting
    var metrics: FontMetrics
    /// Added after each character, in points.
    var spacing: CGFloat { content.kerning + content.tracking }
  }

  let shaper: PangoShaper
  let content: TextContent
  let scale: ShapingScale
  let runs: [Run]
  let language: String?

  /// - Returns: nil when no font is installed or no run has a size.
  init?(_ content: TextContent, text: StyledText, shaper: PangoShaper, glyphs: GlyphStore) {
    var content = content
    if content.runs.isEmpty { content.runs = [TextContent.Run(string: "", font: FontDescriptor())] }
    for index in content.runs.indices { content.runs[index].clean() }
    let largest = content.runs.map(\.font.size).max() ?? 0
    guard largest > 0 else { return nil }
    var runs: [Run] = []
    for run in content.runs {
      guard let font = shaper.resolve(run.font) else { return nil }
      let setting = font.setting(size: run.font.size)
      runs.append(Run(content: run, font: font, setting: setting, metrics: glyphs.metrics(of: setting.name)))
    }
    self.shaper = shaper
    self.content = content
    self.runs = runs
    scale = ShapingScale(size: content.runs[0].font.size, length: text.bytes.count)
    language = text.eastAsianLanguage
  }

  /// A new list of attributes; the caller owns it.
  func attributes(for text: StyledText) -> OpaquePointer? {
    let list = pango_attr_list_new()
    if let language {
      insert(pango_attr_language_new(pango_language_from_string(language)), 0..<text.bytes.count, list)
    }
    // Lines are broken by ``LineBreaker``, which adds hyphens where a soft one asks for it.
    insert(pango_attr_insert_hyphens_new(0), 0..<text.bytes.count, list)
    for part in text.runs {
      let run = runs[part.index]
      let description = shaper.description(
        of: run.font, face: run.setting.face, capitals: run.content.font.capitals, language: language ?? "")
      insert(pango_attr_font_desc_new(description), part.bytes, list)
      insert(pango_attr_size_new_absolute(scale.units(run.content.font.size)), part.bytes, list)
      // Keeps runs apart, so that every glyph item belongs to one: Pango splits items by colour after shaping.
      insert(
        pango_attr_foreground_new(
          UInt16(truncatingIfNeeded: part.index), UInt16(part.index >> 16 & 0xffff), 0),
        part.bytes, list)
      if let picture = run.content.picture { insert(room(of: picture), part.bytes, list) }
      insertFeatures(of: run, in: part.bytes, text, list)
      if run.content.font.capitals == .uppercaseSmall {
        insertSmallCapitals(of: run, in: part.bytes, text, list)
      }
    }
    return list
  }

  /// Keeps room for a picture in place of a character.
  private func room(of picture: TextPicture) -> UnsafeMutablePointer<PangoAttribute>? {
    var box = PangoRectangle(
      x: 0, y: -scale.units(picture.ascent), width: scale.units(picture.size.width),
      height: scale.units(picture.size.height))
    return pango_attr_shape_new(&box, &box)
  }

  private func insertFeatures(
    of run: Run, in bytes: Range<Int>, _ text: StyledText, _ list: OpaquePointer?
  ) {
    var features: [String] = []
    if run.content.font.hasMonospacedDigits { features.append("tnum=1") }
    if run.content.tracking != 0 { features += ["liga=0", "clig=0", "dlig=0"] }
    if !features.isEmpty {
      insert(pango_attr_font_features_new(features.joined(separator: ",")), bytes, list)
    }
    // Only for ASCII: the scripts that text falls back to need their contextual forms.
    guard run.font.hasCodeLigatures else { return }
    let off = (features + ["calt=0", "liga=0"]).joined(separator: ",")
    for range in text.ranges(in: bytes, where: { $0 < 0x80 }) {
      insert(pango_attr_font_features_new(off), range, list)
    }
  }

  /// Draws capitals as small ones where the font has none of its own.
  private func insertSmallCapitals(
    of run: Run, in bytes: Range<Int>, _ text: StyledText, _ list: OpaquePointer?
  ) {
    for range in text.ranges(in: bytes, where: { (0x41...0x5a).contains($0) }) {
      insert(pango_attr_size_new_absolute(scale.units(run.content.font.size * 0.78)), range, list)
    }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>, _ list: OpaquePointer?
  ) {
    attribute?.pointee.start_index = UInt32(bytes.lowerBound)
    attribute?.pointee.end_index = UInt32(bytes.upperBound)
    pango_attr_list_change(list, attribute)
  }
}

extension StyledText {
  /// The longest ranges within `range` all of whose bytes pass a test.
  func ranges(in range: Range<Int>, where test: (UInt8) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in range {
      if test(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<range.upperBound) }
    return ranges
  }
}

extension TextContent.Run {
  /// Puts numbers that make no sense to zero, so that they can't reach Pango's integers.
  fileprivate mutating func clean() {
    if !(font.size > 0 && font.size < 1_000_000) { font.size = font.size >= 1_000_000 ? 1_000_000 : 0 }
    if !kerning.isFinite { kerning = 0 }
    if !tracking.isFinite { tracking = 0 }
    if !baselineOffset.isFinite { baselineOffset = 0 }
    if let picture, !(picture.size.width < 100_000 && picture.size.height < 100_000) { self.picture = nil }
  }
}
