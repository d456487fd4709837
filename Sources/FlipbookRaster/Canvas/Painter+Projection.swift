import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Painting through a projection: outlines are projected, and colours looked up at the place that a pixel's centre comes
/// from, so that everything is as sharp as it is without one.
extension Painter {
  /// A stage's projection, followed by what leads to pixels now; nil when it shows nothing.
  func projection(of stage: FilterStage) -> PaintProjection? {
    guard let map = stage.listProjection else { return nil }
    if let projection { return PaintProjection(map.concatenating(projection.map)) }
    guard let device = Homography(ProjectionTransform(deviceTransform)) else { return nil }
    return PaintProjection(map.concatenating(device))
  }

  func withProjection(_ new: PaintProjection, _ body: () -> Void) {
    let outer = projection
    projection = new
    body()
    projection = outer
  }

  /// Paints an item whose only filter is a projection where it goes, if that needs no layer.
  ///
  /// - Returns: False when it does.
  func paintProjected(_ item: DisplayItem, _ job: PaintJob) -> Bool {
    guard item.filters.count == 1, case .projection = item.filters[0].kind else { return false }
    if case .layer(let layer) = item.content, !canPaintDirectly(layer, job) { return false }
    if case .sprites = item.content, !isPlain(job) { return false }
    guard let new = projection(of: item.filters[0]) else { return true }
    withProjection(new) { paintContent(item, job) }
    return true
  }

  // MARK: Shapes

  func fill(
    _ path: Path, _ colors: PaintColors, _ style: FillStyle, _ map: Homography, _ job: PaintJob
  ) {
    rasterizer.begin(clip: job.clip)
    rasterizer.add(path, map)
    emit(
      .outline(style.isEOFilled ? .evenOdd : .nonzero, isAntialiased: style.isAntialiased), colors, job)
  }

  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ item: ContentHash, _ projection: PaintProjection,
    _ transform: CGAffineTransform, _ job: PaintJob
  ) {
    let map = projection.map.after(transform)
    guard let colors = colors(of: paint, map, job.opacity) else { return }
    // As fine as the nearest part that is seen needs it, within reason.
    let ink = path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach)
    let seen = map.visible(ink, through: canvasRect)
    let scale = min(1_000, seen.map { map.largestScale(at: $0) }.max() ?? 1)
    var hasher = ContentHasher(seed: 0x57)
    hasher.combine(item)
    hasher.combine(projection.hash)
    rasterizer.begin(clip: job.clip)
    strokes.withOutline(of: hasher.finalize()) { polygons in
      var stroker = PathStroker(style, tolerance: EdgeList.flatness / max(scale, 1e-6))
      stroker.stroke(path, into: &polygons)
    } use: { polygons in
      rasterizer.add(polygons, map)
    }
    emit(.outline(.nonzero, isAntialiased: true), colors, job)
  }

  /// The whole canvas as a rectangle of pixels.
  var canvasRect: CGRect {
    CGRect(
      x: canvasBounds.minX, y: canvasBounds.minY, width: canvasBounds.width, height: canvasBounds.height)
  }

  // MARK: Text

  /// - Parameter user: From user space to pixels.
  func draw(
    _ layout: TextLayout, at origin: CGPoint, _ paint: Paint, _ user: Homography, _ job: PaintJob
  ) {
    let map = user.after(CGAffineTransform(translationX: origin.x, y: origin.y))
    var painted: PaintColors?
    func colors(_ own: RGBA?) -> PaintColors? {
      if let own { return solid(own, job.opacity) }
      if painted == nil { painted = self.colors(of: paint, user, job.opacity) }
      return painted
    }
    for line in layout.lines {
      for run in line.runs {
        let colors = colors(run.color)
        let font = glyphs.number(of: run.font)
        for glyph in run.glyphs {
          if run.isColored, draw(pictureOf: glyph, run, map, job) { continue }
          if let colors { fillOutline(of: glyph, run, font, map, colors, job) }
        }
      }
      for decoration in line.decorations {
        guard let colors = colors(decoration.color) else { continue }
        fill(decoration.path, colors, FillStyle(), map, job)
      }
    }
  }

  private func fillOutline(
    of glyph: TextLayout.Glyph, _ run: TextLayout.Run, _ font: Int32, _ map: Homography,
    _ colors: PaintColors, _ job: PaintJob
  ) {
    guard let outline = glyphs.outline(run.font, font, glyph.index) else { return }
    let size = run.size
    let place = map.after(
      CGAffineTransform(
        a: size, b: 0, c: -run.slant * size, d: size, tx: glyph.position.x, ty: glyph.position.y))
    if !PixelRect(covering: place.bounds(of: outline.bounds), margin: 1).intersects(job.clip) { return }
    fill(outline.path, colors, FillStyle(), place, job)
  }

  /// - Returns: False when the glyph is no picture.
  private func draw(
    pictureOf glyph: TextLayout.Glyph, _ run: TextLayout.Run, _ map: Homography, _ job: PaintJob
  ) -> Bool {
    let place = SIMD2(Double(glyph.position.x), Double(glyph.position.y))
    let pixelSize = run.size * min(4_096 / max(run.size, 1), map.largestScale(at: place))
    guard let picture = glyphs.source.coloredGlyph(font: run.font, glyph: glyph.index, pixelSize: pixelSize)
    else { return false }
    let size = run.size
    let rect = CGRect(
      x: glyph.position.x + picture.rect.minX * size, y: glyph.position.y + picture.rect.minY * size,
      width: picture.rect.width * size, height: picture.rect.height * size)
    let bitmap = picture.bitmap
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    draw(ImageDrawing(bitmap: bitmap, source: whole, destination: rect), map, job)
    return true
  }

  // MARK: Images and colours

  func draw(_ image: ImageDrawing, _ map: Homography, _ job: PaintJob) {
    guard
      let source = imageSource(
        image.bitmap, image.source, image.destination, image.interpolation, map, isTiled: false)
    else { return }
    var colors = PaintColors.source(source, opacity: PaintJob.byte(job.opacity))
    if let tint = image.tint {
      guard let paint = self.colors(of: tint, map, job.opacity) else { return }
      colors = tinted(source, paint)
    }
    fill(
      Path(image.destination.standardized), colors, FillStyle(antialiased: image.isAntialiased), map, job)
  }

  func imageSource(
    _ bitmap: Bitmap, _ source: CGRect, _ destination: CGRect, _ interpolation: ImageInterpolation,
    _ map: Homography, isTiled: Bool
  ) -> ProjectedImageSource? {
    guard let (part, toImage) = placement(bitmap, source, destination), let inverse = map.inverse,
      let place = Homography(ProjectionTransform(toImage))
    else { return nil }
    return ProjectedImageSource(
      images.image(bitmap, part: part), inverse: inverse.concatenating(place),
      interpolation: interpolation, isTiled: isTiled)
  }

  /// Returns the source of a paint's colours on the canvas; nil when it paints nothing.
  ///
  /// - Parameter map: From the paint's space to pixels.
  func colors(of paint: Paint, _ map: Homography, _ opacity: Double) -> PaintColors? {
    switch paint {
    case .color(let color): return solid(color, opacity)
    case .gradient(let gradient):
      guard let inverse = map.inverse,
        let source = ProjectedGradientSource(
          gradient, table: colorTables.table(for: gradient.ramp, opacity: opacity), inverse: inverse)
      else { return nil }
      return .source(source, opacity: 255)
    case .mesh(let mesh):
      guard let source = meshSource(mesh, map, opacity) else { return nil }
      return .source(source, opacity: 255)
    case .tiledImage(let tile):
      guard
        let source = imageSource(
          tile.bitmap, tile.source, CGRect(origin: tile.origin, size: tile.tileSize), tile.interpolation,
          map, isTiled: true)
      else { return nil }
      return .source(source, opacity: PaintJob.byte(opacity))
    case .backdrop: return backdropSource.map { .source($0, opacity: PaintJob.byte(opacity)) }
    case .shader(let call):
      DiagnosticCollector.current.warn(
        "view.shader", "The Metal function “\(call.function.name)” fills no shape that is turned in space.")
      return nil
    }
  }
}
