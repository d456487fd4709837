import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Paints display items on surfaces: turns them into shapes and colours and sends these through the rasterizer to the
/// compositing kernels.
///
/// The result of a pixel does not depend on the clip it is painted under. Owns scratch memory and caches; one
/// for each canvas.
final class Painter {
  let rasterizer = CoverageRasterizer()
  let scratch = SpanScratch()
  let pool = SurfacePool()
  let colorTables = ColorTableCache()
  let images = PreparedImageCache()
  let glyphs: GlyphCache
  let clips = ClipMaskCache()
  let filtered: FilteredSurfaceCache
  let strokes = StrokeScratch()
  /// From list space to pixels.
  let deviceTransform: CGAffineTransform
  /// Takes the device transform's place while what a projection shows is painted.
  var projection: PaintProjection?
  /// The surfaces behind the one that is painted on, the outermost first, where something reads them.
  var backdropStack: [Surface] = []
  /// The backdrop of the item that is painted, if it reads one.
  var backdropSource: BackdropSource?
  /// Whether what is painted is composited in linear light.
  var isLinear = false
  /// The whole canvas.
  let canvasBounds: PixelRect
  /// Pixels per point.
  let scale: Double

  /// The most memory that the layers open at a time may take, in words, before they are painted in strips.
  let mostLayerWords: Int

  init(scale: Double, canvasBounds: PixelRect, glyphs: any GlyphSource, mostLayerWords: Int) {
    self.mostLayerWords = mostLayerWords
    self.scale = scale
    self.canvasBounds = canvasBounds
    self.glyphs = GlyphCache(source: glyphs)
    filtered = FilteredSurfaceCache(pool)
    deviceTransform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The pixels an item with these bounds can change.
  func deviceBounds(_ bounds: CGRect) -> PixelRect {
    // One more on each side for coordinates that are rounded: glyphs to quarter pixels, outlines to 1/256.
    PixelRect(
      covering: projection?.map.bounds(of: bounds) ?? bounds.applying(deviceTransform), margin: 1)
  }

  /// Paints items in order.
  ///
  /// - Parameter clip: Inside the surface.
  func paint(_ items: [DisplayItem], on surface: Surface, clip: PixelRect) {
    for item in items { paint(item, on: surface, clip: clip) }
  }

  func paint(_ item: DisplayItem, on surface: Surface, clip: PixelRect) {
    paint(item, on: surface, region: clip.intersection(deviceBounds(item.bounds)))
  }

  /// - Parameter region: The part of the clip that the item can change.
  func paint(_ item: DisplayItem, on surface: Surface, region: PixelRect) {
    if region.isEmpty { return }
    guard item.transform.isFinite else { return }
    var job = PaintJob(surface: surface, clip: region)
    if paintCutOut(item, job) { return }
    if let chain = item.clip, !apply(chain, to: &job) { return }
    job.mode = item.blendMode
    job.opacity = item.opacity.isNaN ? 0 : max(0, min(1, item.opacity))
    if job.opacity == 0 && !item.blendMode.reachesWholeClip { return }
    if item.blendMode.reachesWholeClip {
      paintGroup(item, job)
    } else if item.filters.isEmpty {
      paintContent(item, job)
    } else if !paintProjected(item, job) {
      paintGroup(item, job)
    }
  }

  /// Paints an item's content with the state of the job.
  func paintContent(_ item: DisplayItem, _ job: PaintJob) {
    // A shape flattened to a line has no area, but for rounding.
    if item.transform.determinant == 0, !item.content.isLayer { return }
    withBackdrop(of: item, job) { paintKnownContent(item, job) }
  }

  private func paintKnownContent(_ item: DisplayItem, _ job: PaintJob) {
    switch item.content {
    case .fill(let path, let paint, let style): fill(path, paint, style, item.transform, job)
    case .stroke(let path, let paint, let style):
      stroke(path, paint, style, item.contentHash, item.transform, job)
    case .text(let layout, let origin, let paint): draw(layout, at: origin, paint, item.transform, job)
    case .image(let image): draw(image, item.transform, job)
    case .sprites(let batch):
      if isPlain(job) {
        draw(batch, item.transform, job)
      } else {
        paintGroup(item, job)
      }
    case .layer(let layer):
      if layer.items.isEmpty { return }
      if canPaintDirectly(layer, job) {
        paint(layer.items, on: job.surface, clip: job.clip)
      } else {
        paintGroup(item, job)
      }
    }
  }

  // MARK: Shapes

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ transform: CGAffineTransform, _ job: PaintJob)
  {
    if let projection {
      let map = projection.map.after(transform)
      guard let colors = colors(of: paint, map, job.opacity) else { return }
      fill(path, colors, style, map, job)
      return
    }
    let device = transform.concatenating(deviceTransform)
    guard let colors = colors(of: paint, device, job.opacity) else { return }
    fill(path, colors, style, device, job)
  }

  /// - Parameter device: From the path's space to pixels.
  func fill(
    _ path: Path, _ colors: PaintColors, _ style: FillStyle, _ device: CGAffineTransform, _ job: PaintJob
  ) {
    if case .rect(let rect) = path.storage, device.keepsRectangles {
      emit(rectangle(rect.applying(device), style.isAntialiased), colors, job)
      return
    }
    rasterizer.begin(clip: job.clip)
    rasterizer.add(path, device)
    let rule: CoverageRasterizer.Rule = style.isEOFilled ? .evenOdd : .nonzero
    emit(.outline(rule, isAntialiased: style.isAntialiased), colors, job)
  }

  func rectangle(_ rect: CGRect, _ isAntialiased: Bool) -> PaintShape {
    .rectangle(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY),
      isAntialiased: isAntialiased)
  }

  /// Composites a shape. Every mode that the job can have here leaves pixels outside the shape alone.
  func emit(_ shape: PaintShape, _ colors: PaintColors, _ job: PaintJob) {
    scratch.reserve(job.clip.width)
    switch colors {
    case .solid(let pixel) where job.mode == .normal && !isLinear:
      if pixel == 0 { return }
      if let mask = job.mask {
        var sink = MaskedSolidSink(surface: job.surface, pixel: pixel, clip: mask, line: scratch.line)
        sweep(shape, job.clip, into: &sink)
      } else if case .outline(let rule, let isAntialiased) = shape {
        rasterizer.fill(rule: rule, isAntialiased: isAntialiased, pixel, over: job.surface)
      } else {
        var sink = SolidSink(job.surface, pixel)
        sweep(shape, job.clip, into: &sink)
      }
    case .solid(let pixel): sweep(shape, SolidSource(pixel), 255, job)
    case .source(let source, let opacity): sweep(shape, source, opacity, job)
    }
  }

  private func sweep(_ shape: PaintShape, _ source: SpanSource, _ opacity: UInt8, _ job: PaintJob) {
    var sink = SourceSink(
      surface: job.surface, source: source, mode: job.mode, isLinear: isLinear, opacity: opacity,
      clip: job.mask,
      pixels: scratch.pixels, line: scratch.line)
    sweep(shape, job.clip, into: &sink)
  }

  @inline(__always)
  func sweep<Sink: CoverageSink>(_ shape: PaintShape, _ clip: PixelRect, into sink: inout Sink) {
    switch shape {
    case .rectangle(let minX, let minY, let maxX, let maxY, let isAntialiased):
      rasterizer.sweepRectangle(
        minX: minX, minY: minY, maxX: maxX, maxY: maxY, isAntialiased: isAntialiased, clip: clip, into: &sink)
    case .outline(let rule, let isAntialiased):
      rasterizer.sweep(rule: rule, isAntialiased: isAntialiased, into: &sink)
    case .glyph(let glyph, let x, let y): glyph.sweep(x: x, y: y, clip: clip, into: &sink)
    }
  }
}

extension DisplayItem.Content {
  fileprivate var isLayer: Bool {
    if case .layer = self { return true }
    return false
  }
}
