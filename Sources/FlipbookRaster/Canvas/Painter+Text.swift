import FlipbookPicture
import Foundation

extension Painter {
  /// The largest em, in pixels, whose glyphs are kept as masks.
  private static let largestMaskedEm = 256.0

  func draw(
    _ layout: TextLayout, at origin: CGPoint, _ paint: Paint, _ transform: CGAffineTransform, _ job: PaintJob
  ) {
    if let projection {
      draw(layout, at: origin, paint, projection.map.after(transform), job)
      return
    }
    let user = transform.concatenating(deviceTransform)
    let device = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(user)
    var painted: PaintColors?
    func colors(_ own: RGBA?) -> PaintColors? {
      if let own { return solid(own, job.opacity) }
      if painted == nil { painted = self.colors(of: paint, user, job.opacity) }
      return painted
    }
    // Lines and runs are large values: they are read in place.
    layout.lines.withUnsafeBufferPointer { lines in
      for line in lines.indices {
        lines[line].runs.withUnsafeBufferPointer { runs in
          guard let first = runs.baseAddress else { return }
          for run in first..<(first + runs.count) {
            guard let colors = colors(run.pointee.color) else {
              if run.pointee.isColored { drawColored(run.pointee, device, job, nil) }
              continue
            }
            if run.pointee.isColored {
              drawColored(run.pointee, device, job, colors)
            } else {
              draw(run, device, colors, job)
            }
          }
        }
        for decoration in lines[line].decorations {
          guard let colors = colors(decoration.color) else { continue }
          fill(decoration.path, colors, FillStyle(), device, job)
        }
      }
    }
  }

  private func draw(
    _ run: UnsafePointer<TextLayout.Run>, _ device: CGAffineTransform, _ colors: PaintColors, _ job: PaintJob
  ) {
    let width = Double(run.pointee.size * device.a)
    let height = Double(run.pointee.size * device.d)
    guard Self.isMasked(device, width, height), !run.pointee.isExactlyPlaced else {
      let font = glyphs.number(of: run.pointee.font)
      for glyph in run.pointee.glyphs { fillOutline(of: glyph, run.pointee, font, device, colors, job) }
      return
    }
    var solid: UInt32?
    if case .solid(let pixel) = colors, job.mode == .normal, !isLinear, job.mask == nil {
      if pixel == 0 { return }
      solid = pixel
    }
    placeMasks(of: run, width: width, height: height, device) { mask, column, row in
      if let solid {
        mask.fill(solid, x: column, y: row, clip: job.clip, over: job.surface)
      } else {
        emit(.glyph(mask, x: column, y: row), colors, job)
      }
    }
  }

  /// Calls a function with the mask of each glyph that has one, and the pixel of its top left corner.
  ///
  /// - Parameters:
  ///   - width: Pixels per em across.
  ///   - height: Pixels per em down.
  ///   - device: From the layout to pixels, upright.
  @inline(__always)
  private func placeMasks(
    of run: UnsafePointer<TextLayout.Run>, width: Double, height: Double, _ device: CGAffineTransform,
    _ body: (GlyphMask, Int, Int) -> Void
  ) {
    let font = glyphs.number(of: run.pointee.font)
    for glyph in run.pointee.glyphs {
      let place = glyph.position.applying(device)
      let x = place.x * 4 + 0.5
      let y = place.y * 4 + 0.5
      guard abs(x) < 1e7 && abs(y) < 1e7 else { continue }
      let quarterX = Int(x.rounded(.down))
      let quarterY = Int(y.rounded(.down))
      guard
        let mask = glyphs.mask(
          of: glyph.index, run, font, width: width, height: height,
          place: UInt8(quarterX & 3 | (quarterY & 3) << 2))
      else { continue }
      body(mask, quarterX >> 2 + mask.left, quarterY >> 2 + mask.top)
    }
  }

  /// Finds the glyphs of a plain text: one run of upright glyphs in one colour, over what is there, without clips and
  /// filters.
  ///
  /// - Parameter placed: The glyphs are appended.
  /// - Returns: The colour's pixel; nil for what is no plain text.
  func placeGlyphs(of item: UnsafePointer<DisplayItem>, into placed: inout [PlannedTexts.Glyph]) -> UInt32? {
    guard item.pointee.clip == nil, item.pointee.blendMode == .normal, projection == nil, !isLinear,
      item.pointee.payload?.filters.isEmpty ?? true, item.pointee.transform.isFinite,
      case .text(let layout, let origin, .color(let color)) = item.pointee.content, layout.isPlainRun
    else { return nil }
    let opacity = item.pointee.opacity
    let device = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(item.pointee.transform.concatenating(deviceTransform))
    return layout.lines[0].runs.withUnsafeBufferPointer { runs in
      guard let run = runs.baseAddress else { return nil }
      let width = Double(run.pointee.size * device.a)
      let height = Double(run.pointee.size * device.d)
      guard Self.isMasked(device, width, height),
        case .solid(let pixel) = solid(
          run.pointee.color ?? color, opacity.isNaN ? 0 : max(0, min(1, opacity)))
      else { return nil }
      if pixel == 0 { return pixel }
      placeMasks(of: run, width: width, height: height, device) { mask, x, y in
        placed.append(PlannedTexts.Glyph(mask: mask, x: x, y: y))
      }
      return pixel
    }
  }

  /// Whether glyphs are painted by masks.
  ///
  /// - Parameters:
  ///   - device: From the layout to pixels.
  ///   - width: Pixels per em across.
  ///   - height: Pixels per em down.
  private static func isMasked(_ device: CGAffineTransform, _ width: Double, _ height: Double) -> Bool {
    device.b == 0 && device.c == 0 && width > 0 && height > 0 && max(width, height) <= largestMaskedEm
  }

  private func fillOutline(
    of glyph: TextLayout.Glyph, _ run: TextLayout.Run, _ font: Int32, _ device: CGAffineTransform,
    _ colors: PaintColors, _ job: PaintJob
  ) {
    guard let outline = glyphs.outline(run.font, font, glyph.index) else { return }
    let size = run.size
    let place = CGAffineTransform(
      a: size, b: 0, c: -run.slant * size, d: size, tx: glyph.position.x, ty: glyph.position.y
    ).concatenating(device)
    if !PixelRect(covering: outline.bounds.applying(place), margin: 1).intersects(job.clip) { return }
    fill(outline.path, colors, FillStyle(), place, job)
  }

  /// Glyphs that are pictures; those of the run that are not take the colour of the text.
  private func drawColored(
    _ run: TextLayout.Run, _ device: CGAffineTransform, _ job: PaintJob, _ colors: PaintColors?
  ) {
    let font = glyphs.number(of: run.font)
    let pixelSize = run.size * device.largestScale
    for glyph in run.glyphs {
      guard let picture = glyphs.source.coloredGlyph(font: run.font, glyph: glyph.index, pixelSize: pixelSize)
      else {
        if let colors { fillOutline(of: glyph, run, font, device, colors, job) }
        continue
      }
      let size = run.size
      let rect = CGRect(
        x: glyph.position.x + picture.rect.minX * size, y: glyph.position.y + picture.rect.minY * size,
        width: picture.rect.width * size, height: picture.rect.height * size)
      let bitmap = picture.bitmap
      draw(
        bitmap, CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), to: rect, .medium,
        isAntialiased: true, tint: nil, device, job)
    }
  }
}

extension TextLayout.Decoration {
  /// The rule as rectangles: one, or a row of dashes whose lengths are multiples of its thickness.
  package var path: Path {
    let unit = max(rect.height, 0.25)
    let lengths: [CGFloat]
    switch pattern {
    case .solid: return Path(rect)
    case .dash: lengths = [4, 3]
    case .dot: lengths = [1, 1]
    case .dashDot: lengths = [4, 2, 1, 2]
    case .dashDotDot: lengths = [4, 2, 1, 2, 1, 2]
    }
    var path = Path()
    var x = rect.minX
    var index = 0
    while x < rect.maxX && index < 10_000 {
      let length = lengths[index % lengths.count] * unit
      if index % 2 == 0 {
        path.addRect(
          CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height))
      }
      x += length
      index += 1
    }
    return path
  }
}
