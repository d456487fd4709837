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
          for run in runs.indices {
            guard let colors = colors(runs[run].color) else {
              if runs[run].isColored { drawColored(runs[run], device, job, nil) }
              continue
            }
            if runs[run].isColored {
              drawColored(runs[run], device, job, colors)
            } else {
              draw(runs[run], device, colors, job)
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
    _ run: TextLayout.Run, _ device: CGAffineTransform, _ colors: PaintColors, _ job: PaintJob
  ) {
    let font = glyphs.number(of: run.font)
    let width = Double(run.size * device.a)
    let height = Double(run.size * device.d)
    let isUpright = device.b == 0 && device.c == 0 && width > 0 && height > 0
    guard isUpright, !run.isExactlyPlaced, max(width, height) <= Self.largestMaskedEm else {
      for glyph in run.glyphs { fillOutline(of: glyph, run, font, device, colors, job) }
      return
    }
    var solid: UInt32?
    if case .solid(let pixel) = colors, job.mode == .normal, !isLinear, job.mask == nil {
      if pixel == 0 { return }
      solid = pixel
    }
    for glyph in run.glyphs {
      let place = glyph.position.applying(device)
      let x = place.x * 4 + 0.5
      let y = place.y * 4 + 0.5
      guard abs(x) < 1e7 && abs(y) < 1e7 else { continue }
      let quarterX = Int(x.rounded(.down))
      let quarterY = Int(y.rounded(.down))
      guard
        let mask = glyphs.mask(
          run.font, font, glyph.index, width: width, height: height, slant: Double(run.slant),
          place: UInt8(quarterX & 3 | (quarterY & 3) << 2))
      else { continue }
      let column = quarterX >> 2 + mask.left
      let row = quarterY >> 2 + mask.top
      if let solid {
        mask.fill(solid, x: column, y: row, clip: job.clip, over: job.surface)
      } else {
        emit(.glyph(mask, x: column, y: row), colors, job)
      }
    }
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
