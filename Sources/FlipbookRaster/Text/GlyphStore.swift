import FlipbookPicture
import Foundation
import Synchronization

/// The glyphs of the pinned fonts, read when first asked for.
package final class GlyphStore: GlyphSource {
  package static let shared = GlyphStore()

  private struct GlyphKey: Hashable {
    var font: String
    var glyph: UInt32
  }

  private struct SpacingKey: Hashable {
    /// The name of the face that is drawn.
    var font: String
    /// The name of the design's face for texts.
    var text: String
  }

  private struct State {
    var files: [String: FontFile?] = [:]
    /// The fonts that are not pinned, by name.
    var own: [String: FontFace] = [:]
    var outlines = BoundedCache<GlyphKey, GlyphOutline?>(capacity: 16_384)
    var spacings: [SpacingKey: GlyphSpacing?] = [:]
    /// By the names of fonts.
    var bounds: [String: BoundedCache<UInt32, CGRect?>] = [:]
    var pictures = BoundedCache<GlyphKey, [ColoredGlyph]>(capacity: 256)
  }

  private let state = Mutex(State())

  package init() {}

  package func outline(font: String, glyph: UInt32) -> GlyphOutline? {
    state.withLock { state in
      let key = GlyphKey(font: font, glyph: glyph)
      if let known = state.outlines.value(for: key) { return known }
      let outline = Self.file(font, in: &state)?.outline(of: glyph)
      state.outlines.insert(outline, for: key)
      return outline
    }
  }

  package func coloredGlyph(font: String, glyph: UInt32, pixelSize: CGFloat) -> ColoredGlyph? {
    let sizes = state.withLock { state in
      let key = GlyphKey(font: font, glyph: glyph)
      if let known = state.pictures.value(for: key) { return known }
      let sizes = Self.file(font, in: &state).map { Self.readPicture(of: glyph, in: $0) } ?? []
      state.pictures.insert(sizes, for: key)
      return sizes
    }
    return sizes.last { CGFloat($0.bitmap.width) >= pixelSize * $0.rect.width } ?? sizes.first
  }

  /// For each glyph the smallest rectangle known to hold its ink in ems, or nil when it is blank.
  func inkBounds(font: String, glyphs: [UInt32]) -> [CGRect?] {
    state.withLock { state in
      var known = state.bounds.removeValue(forKey: font) ?? BoundedCache(capacity: 16_384)
      let file = Self.file(font, in: &state)
      let result = glyphs.map { glyph in
        if let bounds = known.value(for: glyph) { return bounds }
        let bounds = file?.inkBounds(of: glyph)
        known.insert(bounds, for: glyph)
        return bounds
      }
      state.bounds[font] = known
      return result
    }
  }

  /// Makes fonts known that are not pinned. Their names hold the checksums of their files.
  func add(_ faces: [FontFace]) {
    state.withLock { state in
      for face in faces where state.own[face.name] == nil {
        state.own[face.name] = face
        state.files[face.name] = nil
      }
    }
  }

  /// The measures of a face; plausible ones when it is not installed.
  func metrics(of font: String) -> FontMetrics {
    file(font)?.metrics ?? FontMetrics(ascent: 0.97, descent: 0.24)
  }

  /// How the glyphs of a face are set as the phone's.
  ///
  /// - Parameter text: The design's face for texts, which the phone's spacing is measured against.
  /// - Returns: nil for a face that is set as it is.
  func spacing(of font: String, text: FontFace) -> GlyphSpacing? {
    state.withLock { state in
      let key = SpacingKey(font: font, text: text.name)
      if let known = state.spacings[key] { return known }
      var spacing: GlyphSpacing?
      if let drawn = Self.file(font, in: &state), let file = Self.file(StandIn.name(of: text), in: &state) {
        spacing = GlyphSpacing(of: drawn, measuredAgainst: file, PhoneSpacing(weight: text.weight))
      }
      state.spacings[key] = .some(spacing)
      return spacing
    }
  }

  /// The file of a face by the name that layouts use, or nil when it is not installed or can't be read.
  func file(_ font: String) -> FontFile? { state.withLock { Self.file(font, in: &$0) } }

  /// Where a face lies on this machine.
  package struct FontPlace {
    package var file: String
    /// The number of the face in the lower half; that of a variable font's instance in the upper one, from 1.
    package var index: Int
    /// How much wider and higher than its own outlines the face is drawn.
    package var stretch: CGSize
  }

  /// The file that a layout's font is read from; nil when it is not installed.
  package func place(of font: String) -> FontPlace? {
    state.withLock { state in
      guard let file = Self.file(font, in: &state), let face = Self.face(font, in: state) else { return nil }
      return FontPlace(file: face.file, index: face.index, stretch: file.stretch)
    }
  }

  private static func face(_ font: String, in state: State) -> FontFace? {
    let isStandIn = font.hasSuffix(StandIn.suffix)
    let name = isStandIn ? String(font.dropLast(StandIn.suffix.count)) : font
    return state.own[name] ?? FontLibrary.collection.face(named: name)
  }

  private static func file(_ font: String, in state: inout State) -> FontFile? {
    if let known = state.files[font] { return known }
    let isStandIn = font.hasSuffix(StandIn.suffix)
    let file = face(font, in: state).flatMap {
      FontFile(path: $0.file, index: $0.index, standIn: isStandIn ? StandIn($0) : nil)
    }
    state.files[font] = .some(file)
    return file
  }

  /// The picture of a glyph as it is in the font and in halves of it, down to a few pixels.
  private static func readPicture(of glyph: UInt32, in file: FontFile) -> [ColoredGlyph] {
    guard let data = file.picture(of: glyph), let rect = file.inkBounds(of: glyph),
      let full = try? PNGReader.bitmap(from: data)
    else { return [] }
    var sizes = [ColoredGlyph(bitmap: full, rect: rect)]
    while let last = sizes.last?.bitmap, min(last.width, last.height) > 8 {
      sizes.append(ColoredGlyph(bitmap: last.halved(), rect: rect))
    }
    return sizes
  }
}
