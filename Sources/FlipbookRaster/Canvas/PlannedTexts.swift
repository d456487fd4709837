import FlipbookPicture

/// The glyphs of a run's plain texts as masks in their places. They are found when a text is first painted, and serve all
/// strips that it touches.
///
/// All plans together hold no more masks than the cache of glyphs does twice: once it is emptied, none is planned until
/// the plans are.
struct PlannedTexts {
  /// A glyph's mask and the pixel of its top left corner.
  struct Glyph {
    let mask: GlyphMask
    let x: Int
    let y: Int
  }

  /// An item of the run.
  private enum Entry {
    case unknown
    /// Not a plain text.
    case other
    case text(first: Int32, end: Int32, pixel: UInt32)
  }

  /// By the places of the items; empty until a text is painted.
  private var entries: [Entry] = []
  private var glyphs: [Glyph] = []

  /// Paints an item that is a plain text.
  ///
  /// - Parameters:
  ///   - place: The item's place in its run.
  ///   - count: The number of items in the run.
  ///   - region: The part of the surface that the item can change.
  /// - Returns: Whether it is one; nothing was painted where it is not.
  mutating func paint(
    _ item: UnsafePointer<DisplayItem>, _ place: Int, of count: Int, _ painter: Painter,
    on surface: Surface, _ region: PixelRect
  ) -> Bool {
    if entries.isEmpty {
      guard case .text = item.pointee.content else { return false }
      entries = Array(repeating: .unknown, count: count)
    }
    if case .unknown = entries[place] { entries[place] = entry(of: item, painter) }
    guard case .text(let first, let end, let pixel) = entries[place] else { return false }
    glyphs.withUnsafeBufferPointer { glyphs in
      for index in Int(first)..<Int(end) {
        glyphs[index].mask.fill(pixel, x: glyphs[index].x, y: glyphs[index].y, clip: region, over: surface)
      }
    }
    return true
  }

  private mutating func entry(of item: UnsafePointer<DisplayItem>, _ painter: Painter) -> Entry {
    guard case .text = item.pointee.content, !painter.glyphs.wasEmptied else { return .other }
    let first = Int32(truncatingIfNeeded: glyphs.count)
    guard let pixel = painter.placeGlyphs(of: item, into: &glyphs) else { return .other }
    return .text(first: first, end: Int32(truncatingIfNeeded: glyphs.count), pixel: pixel)
  }
}
