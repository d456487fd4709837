internal import CCairo
import FlipbookRaster

/// Glyphs that wait until they can be drawn with others of their font and colour: a call of Cairo's takes several times as
/// long as a glyph in it.
///
/// Texts that wait lie beside each other, so that their order doesn't show.
final class GlyphBatches {
  /// The font and the colour of glyphs that are drawn together.
  struct Ink: Equatable {
    /// A `cairo_scaled_font_t`.
    let font: OpaquePointer
    /// Components, 0…1.
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    /// A word for tables; equal inks have equal ones.
    var word: UInt64 {
      let color = red.bitPattern &+ green.bitPattern &* 3 &+ blue.bitPattern &* 5 &+ alpha.bitPattern &* 7
      return UInt64(UInt(bitPattern: font)) ^ color
    }
  }

  // Each glyph reads and writes these. Nothing that runs meanwhile reaches them, so accesses aren't checked to be exclusive.

  private final class Batch {
    @exclusivity(unchecked) var ink: Ink
    @exclusivity(unchecked) var glyphs: [cairo_glyph_t] = []
    /// Those of its texts.
    @exclusivity(unchecked) var boxes: [PixelRect] = []
    /// Around all of its texts.
    @exclusivity(unchecked) var box: PixelRect

    init(_ ink: Ink, _ box: PixelRect) { (self.ink, self.box) = (ink, box) }
  }

  /// The most glyphs that wait.
  private static let most = 1 << 16
  /// The largest area that the texts of a batch lie in when one of them has several glyphs: Cairo makes a mask of it where
  /// glyphs of a call touch each other.
  private static let largestArea = 1 << 18
  /// The most pixels of a batch that are asked for ahead, which the processor's second cache has room for.
  private static let mostExpected = 1 << 16

  /// Those in use come first; the others keep their memory.
  @exclusivity(unchecked) private var batches: [Batch] = []
  @exclusivity(unchecked) private var used = 0
  /// The batches that take more, by ink.
  @exclusivity(unchecked) private var open = OpenBatches()
  @exclusivity(unchecked) private var current: Batch?
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var taken = TakenPixels()

  /// How many calls of Cairo's draw what waits.
  var callCount: Int { used }

  deinit { for index in 0..<used { cairo_scaled_font_destroy(batches[index].ink.font) } }

  /// Begins a text, whose glyphs are added next.
  ///
  /// - Parameters:
  ///   - box: The pixels that the text can change.
  ///   - isSingle: Whether it has one glyph.
  ///   - bounds: All pixels that there are.
  /// - Returns: False when what waits has to be drawn first.
  func begin(_ ink: Ink, _ box: PixelRect, isSingle: Bool, in bounds: PixelRect) -> Bool {
    guard count < Self.most, used < OpenBatches.most, taken.claim(box, in: bounds) else { return false }
    let slot = open.slot(of: ink) { batches[$0].ink }
    if let index = open[slot], Self.accepts(batches[index], box, isSingle) {
      let batch = batches[index]
      batch.box = batch.box.union(box)
      batch.boxes.append(box)
      current = batch
    } else {
      current = makeBatch(ink, box)
      open[slot] = used - 1
    }
    return true
  }

  /// Adds a glyph to the text that was begun last.
  func add(_ glyph: cairo_glyph_t) {
    current?.glyphs.append(glyph)
    count += 1
  }

  /// Whether Cairo, which compares with the box around the glyphs so far, finds that a text touches none of them.
  private static func accepts(_ batch: Batch, _ box: PixelRect, _ isSingle: Bool) -> Bool {
    if isSingle { return !batch.box.intersects(box) }
    return (box.minX >= batch.box.maxX || box.maxX <= batch.box.minX)
      && batch.box.union(box).area <= largestArea
  }

  private func makeBatch(_ ink: Ink, _ box: PixelRect) -> Batch {
    cairo_scaled_font_reference(ink.font)
    if used == batches.count {
      batches.append(Batch(ink, box))
    } else {
      (batches[used].ink, batches[used].box) = (ink, box)
    }
    let batch = batches[used]
    batch.boxes.append(box)
    used += 1
    return batch
  }

  /// Draws all that waits.
  func draw(on sheet: CairoSheet) {
    if used == 0 { return }
    if let pixels = sheet.pixels { expect(batches[0], pixels) }
    for index in 0..<used {
      // Glyphs of a colour lie all over the picture: their pixels come while those of the colour before are drawn.
      if let pixels = sheet.pixels, index + 1 < used { expect(batches[index + 1], pixels) }
      draw(batches[index], sheet.context)
    }
    open.removeAll()
    (used, count, current) = (0, 0, nil)
    taken.free()
  }

  private func expect(_ batch: Batch, _ pixels: Surface) {
    var room = Self.mostExpected
    for box in batch.boxes {
      room -= box.area
      if room < 0 { return }
      pixels.expect(box)
    }
  }

  private func draw(_ batch: Batch, _ context: OpaquePointer) {
    cairo_set_scaled_font(context, batch.ink.font)
    cairo_set_source_rgba(context, batch.ink.red, batch.ink.green, batch.ink.blue, batch.ink.alpha)
    batch.glyphs.withUnsafeBufferPointer {
      cairo_show_glyphs(context, $0.baseAddress, Int32($0.count))
    }
    batch.glyphs.removeAll(keepingCapacity: true)
    batch.boxes.removeAll(keepingCapacity: true)
    cairo_scaled_font_destroy(batch.ink.font)
  }
}
