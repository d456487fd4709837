internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// The largest em, in pixels, whose glyphs are kept as masks.
  private static let largestMaskedEm = 256.0

  /// Has a plain text of one run drawn together with others like it.
  ///
  /// - Parameter item: Looked at in place: a copy costs as much as a glyph.
  /// - Returns: False for what has to be drawn by itself.
  func batch(_ item: UnsafePointer<DisplayItem>, on sheet: CairoSheet, clip: PixelRect) -> Bool {
    guard pixelPainter == nil, case .text(let layout, let origin, .color(let color)) = item.pointee.content,
      projection == nil, !isLinear, sheet.pixels != nil, layout.isPlainRun, item.pointee.clip == nil,
      item.pointee.blendMode == .normal, item.pointee.opacity > 0, item.pointee.filters.isEmpty
    else { return false }
    return layout.lines.withUnsafeBufferPointer { lines in
      lines[0].runs.withUnsafeBufferPointer { runs in
        guard let run = runs.baseAddress else { return false }
        return batch(run, item, origin, layout.inkBounds, color, on: sheet, clip: clip)
      }
    }
  }

  private func batch(
    _ run: UnsafePointer<TextLayout.Run>, _ item: UnsafePointer<DisplayItem>, _ origin: CGPoint,
    _ ink: CGRect, _ color: RGBA, on sheet: CairoSheet, clip: PixelRect
  ) -> Bool {
    let device = item.pointee.transform.concatenating(deviceTransform)
    let size = run.pointee.size
    let (width, height) = (Double(size * device.a), Double(size * device.d))
    guard device.b == 0, device.c == 0, width > 0, height > 0, max(width, height) <= Self.largestMaskedEm,
      device.isFinite
    else { return false }
    let content = ink.offsetBy(dx: origin.x, dy: origin.y).applying(item.pointee.transform)
    let box = deviceBounds(content).intersection(sheet.bounds)
    if box.isEmpty { return true }
    guard clip.contains(box),
      item.pointee.bounds == content || deviceBounds(item.pointee.bounds).contains(box)
    else { return false }
    func unit(_ value: Float) -> Double { value > 0 ? min(Double(value), 1) : 0 }
    let own = run.pointee.color ?? color
    let ink = GlyphBatches.Ink(
      font: fonts.scaledFont(
        run.pointee.font, width: Double(Float(width)), height: Double(Float(height)),
        slant: Double(Float(run.pointee.slant))),
      red: unit(own.red), green: unit(own.green), blue: unit(own.blue),
      alpha: unit(own.opacity) * min(1, item.pointee.opacity))
    if ink.alpha == 0 { return true }
    let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(device)
    let isSingle = run.pointee.glyphs.count == 1
    if !batches.begin(ink, box, isSingle: isSingle, in: sheet.bounds) {
      batches.draw(on: sheet)
      _ = batches.begin(ink, box, isSingle: isSingle, in: sheet.bounds)
    }
    for glyph in run.pointee.glyphs { if let placed = Self.placed(glyph, place) { batches.add(placed) } }
    return true
  }

  /// A glyph at the nearest quarter of a pixel, as ``CairoGlyphFace`` numbers them; nil for one that is far away.
  private static func placed(_ glyph: TextLayout.Glyph, _ device: CGAffineTransform) -> cairo_glyph_t? {
    let place = glyph.position.applying(device)
    let x = place.x * 4 + 0.5
    let y = place.y * 4 + 0.5
    guard abs(x) < 1e6 && abs(y) < 1e6 else { return nil }
    let quarterX = Int(x.rounded(.down))
    let quarterY = Int(y.rounded(.down))
    let number = UInt(glyph.index) << 4 | UInt(quarterX & 3 | (quarterY & 3) << 2)
    return cairo_glyph_t(index: number, x: Double(quarterX >> 2), y: Double(quarterY >> 2))
  }

  /// - Parameter user: From user space to the painter's pixels.
  func draw(_ layout: TextLayout, at origin: CGPoint, _ paint: Paint, _ user: DeviceMap, _ job: CairoJob) {
    let map = user.after(CGAffineTransform(translationX: origin.x, y: origin.y))
    let ink = map.bounds(of: layout.inkBounds)
    let context = job.sheet.context
    /// The source is set anew where another colour was in between.
    func colors(_ own: RGBA?) -> CairoColors {
      if let own { return setSource(own, job.opacity, context) }
      return setSource(paint, user, job.opacity, within: ink, job)
    }
    for line in layout.lines {
      for run in line.runs where !run.glyphs.isEmpty {
        if run.isColored {
          drawColored(run, map, job) { colors(run.color) }
        } else {
          draw(run, map, colors(run.color), job)
        }
      }
      for decoration in line.decorations {
        fill(decoration.path, colors(decoration.color), FillStyle(), map, job)
      }
    }
  }

  private func draw(_ run: TextLayout.Run, _ map: DeviceMap, _ colors: CairoColors, _ job: CairoJob) {
    guard case .ready = colors, case .affine(let device) = map else {
      for glyph in run.glyphs { fillOutline(of: glyph, run, map, colors, job) }
      return
    }
    if keepsText, embed(run, device, job) { return }
    let width = Double(run.size * device.a)
    let height = Double(run.size * device.d)
    let isUpright = device.b == 0 && device.c == 0 && width > 0 && height > 0
    guard isUpright, pixelPainter == nil, !run.isExactlyPlaced, max(width, height) <= Self.largestMaskedEm
    else {
      for glyph in run.glyphs { fillOutline(of: glyph, run, map, colors, job) }
      return
    }
    let context = job.sheet.context
    fonts.use(
      run.font, width: Double(Float(width)), height: Double(Float(height)),
      slant: Double(Float(run.slant)), context)
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { glyphs in
      var count = 0
      for glyph in run.glyphs {
        guard let placed = Self.placed(glyph, device) else { continue }
        glyphs[count] = placed
        count += 1
      }
      cairo_show_glyphs(context, glyphs.baseAddress, Int32(count))
    }
  }

  /// Draws a run as text.
  ///
  /// - Returns: False when its font is in no file.
  private func embed(_ run: TextLayout.Run, _ device: CGAffineTransform, _ job: CairoJob) -> Bool {
    let context = job.sheet.context
    guard fonts.embed(run.font, size: Double(run.size), slant: Double(run.slant), context) else {
      return false
    }
    job.sheet.setMatrix(device)
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { glyphs in
      var count = 0
      for glyph in run.glyphs where glyph.position.isFinite {
        glyphs[count] = cairo_glyph_t(
          index: UInt(glyph.index), x: Double(glyph.position.x), y: Double(glyph.position.y))
        count += 1
      }
      cairo_show_glyphs(context, glyphs.baseAddress, Int32(count))
    }
    job.sheet.setMatrix(.identity)
    return true
  }

  private func fillOutline(
    of glyph: TextLayout.Glyph, _ run: TextLayout.Run, _ map: DeviceMap, _ colors: CairoColors,
    _ job: CairoJob
  ) {
    guard let outline = fonts.source.outline(font: run.font, glyph: glyph.index) else { return }
    let size = run.size
    let place = map.after(
      CGAffineTransform(
        a: size, b: 0, c: -run.slant * size, d: size, tx: glyph.position.x, ty: glyph.position.y))
    if !PixelRect(covering: place.bounds(of: outline.bounds), margin: 1).intersects(job.clip) { return }
    fill(outline.path, colors, FillStyle(), place, job)
  }

  /// Glyphs that are pictures; those of the run that are not take the colour of the text.
  private func drawColored(
    _ run: TextLayout.Run, _ map: DeviceMap, _ job: CairoJob, _ colors: () -> CairoColors
  ) {
    let size = run.size
    for glyph in run.glyphs {
      let place = SIMD2(Double(glyph.position.x), Double(glyph.position.y))
      let pixels: CGFloat
      switch map {
      case .affine(let device): pixels = size * device.largestScale * (pixelPainter?.scale ?? 1)
      case .projective(let map): pixels = size * min(4_096 / max(size, 1), map.largestScale(at: place))
      }
      guard
        let picture = fonts.source.coloredGlyph(font: run.font, glyph: glyph.index, pixelSize: pixels)
      else {
        fillOutline(of: glyph, run, map, colors(), job)
        continue
      }
      let rect = CGRect(
        x: glyph.position.x + picture.rect.minX * size, y: glyph.position.y + picture.rect.minY * size,
        width: picture.rect.width * size, height: picture.rect.height * size)
      let whole = CGRect(x: 0, y: 0, width: picture.bitmap.width, height: picture.bitmap.height)
      draw(ImageDrawing(bitmap: picture.bitmap, source: whole, destination: rect), map, job)
    }
  }
}
