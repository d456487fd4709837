import FlipbookPicture
import Foundation

/// Outlines and masks of the glyphs painted lately.
final class GlyphCache {
  private struct OutlineKey: Hashable {
    let font: Int32
    let glyph: UInt32
  }

  private struct MaskKey: Hashable {
    let font: Int32
    let glyph: UInt32
    /// Pixels per em across and down.
    let width: UInt32
    let height: UInt32
    let slant: UInt32
    /// Quarters of a pixel: across in the low two bits, down in the next two.
    let place: UInt8

    /// One word to fold in place of six; equality compares all.
    private var word: UInt64 {
      let size = UInt64(width) &* 0x9e37_79b9 ^ UInt64(height) &+ UInt64(slant)
      return UInt64(glyph) << 40 ^ UInt64(UInt32(bitPattern: font)) << 32 ^ UInt64(place) << 28 ^ size
    }

    func hash(into hasher: inout Hasher) { hasher.combine(word) }

    /// The place among the recent masks.
    var slot: Int { Int(truncatingIfNeeded: (word &* 0x9e37_79b9_7f4a_7c15) >> 54) }
  }

  private static let mostOutlines = 8_192
  private static let mostMaskBytes = 16 << 20
  private static let recentCount = 1 << 10

  let source: any GlyphSource
  private var fonts: [String: Int32] = [:]
  /// Most text is drawn in the font of the text before.
  @exclusivity(unchecked)
  private var lastFont: (name: String, number: Int32)?
  private var outlines: [OutlineKey: GlyphOutline?] = [:]
  private var masks: [MaskKey: GlyphMask?] = [:]
  /// Each key has one place here, so that a glyph drawn again is found without the dictionary's hash.
  @exclusivity(unchecked)
  private var recent = [(key: MaskKey, mask: GlyphMask?)?](repeating: nil, count: GlyphCache.recentCount)
  private var maskBytes = 0
  /// Whether masks were thrown away since this was last set to false. Those that were given out before may still be held.
  var wasEmptied = false
  private let rasterizer = CoverageRasterizer()

  init(source: any GlyphSource) { self.source = source }

  /// A number for a font, quicker to look up by than its name.
  func number(of font: String) -> Int32 {
    if let lastFont, lastFont.name == font { return lastFont.number }
    let number = fonts[font] ?? Int32(fonts.count)
    fonts[font] = number
    lastFont = (font, number)
    return number
  }

  func outline(_ font: String, _ number: Int32, _ glyph: UInt32) -> GlyphOutline? {
    let key = OutlineKey(font: number, glyph: glyph)
    if let known = outlines[key] { return known }
    if outlines.count >= Self.mostOutlines { outlines.removeAll(keepingCapacity: true) }
    let outline = source.outline(font: font, glyph: glyph)
    outlines[key] = .some(outline)
    return outline
  }

  /// The mask of a glyph, or nil for one without ink.
  ///
  /// - Parameters:
  ///   - run: Has the font and the slant. Read in place, since runs are large values.
  ///   - number: The font's number.
  ///   - width: Pixels per em across.
  ///   - height: Pixels per em down.
  ///   - place: The quarter pixels of its origin, across in the low two bits, down in the next two.
  func mask(
    of glyph: UInt32, _ run: UnsafePointer<TextLayout.Run>, _ number: Int32, width: Double, height: Double,
    place: UInt8
  ) -> GlyphMask? {
    let slant = Float(run.pointee.slant)
    let key = MaskKey(
      font: number, glyph: glyph, width: Float(width).bitPattern, height: Float(height).bitPattern,
      slant: slant.bitPattern, place: place)
    if let found = recent[key.slot], found.key == key { return found.mask }
    if let known = masks[key] {
      recent[key.slot] = (key, known)
      return known
    }
    let mask = makeMask(
      run.pointee.font, number, glyph, width: Double(Float(width)), height: Double(Float(height)),
      slant: Double(slant), place: place)
    let bytes = 128 + (mask.map { $0.stride * $0.height } ?? 0)
    if maskBytes + bytes > Self.mostMaskBytes {
      masks.removeAll(keepingCapacity: true)
      for slot in recent.indices { recent[slot] = nil }
      maskBytes = 0
      wasEmptied = true
    }
    masks[key] = .some(mask)
    recent[key.slot] = (key, mask)
    maskBytes += bytes
    return mask
  }

  private func makeMask(
    _ font: String, _ number: Int32, _ glyph: UInt32, width: Double, height: Double, slant: Double,
    place: UInt8
  ) -> GlyphMask? {
    guard let outline = outline(font, number, glyph) else { return nil }
    let transform = CGAffineTransform(
      a: width, b: 0, c: -slant * width, d: height, tx: Double(place & 3) / 4, ty: Double(place >> 2) / 4)
    let bounds = PixelRect(covering: outline.bounds.applying(transform), margin: 1)
    if bounds.isEmpty { return nil }
    var sink = MaskSink(mask: Mask(bounds: bounds))
    rasterizer.begin(clip: bounds)
    rasterizer.add(outline.path, transform)
    rasterizer.sweep(rule: .nonzero, into: &sink)
    return GlyphMask(sink.mask)
  }
}
