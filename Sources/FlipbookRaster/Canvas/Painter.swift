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
  // Each shape reads both. They change around what a projection or a layer shows, which nothing else paints, so the reads
  // aren't checked for exclusive access.

  /// Takes the device transform's place while what a projection shows is painted.
  @exclusivity(unchecked)
  var projection: PaintProjection?
  /// The surfaces behind the one that is painted on, the outermost first, where something reads them.
  var backdropStack: [Surface] = []
  /// The backdrop of the item that is painted, if it reads one.
  var backdropSource: BackdropSource?
  /// Whether what is painted is composited in linear light.
  @exclusivity(unchecked)
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
    items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      for index in 0..<items.count {
        paint(first + index, on: surface, region: clip.intersection(deviceBounds(items[index].bounds)))
      }
    }
  }

  /// - Parameters:
  ///   - item: Read in place: items are large values, and a list has thousands.
  ///   - region: The part of the clip that the item can change.
  func paint(_ item: UnsafePointer<DisplayItem>, on surface: Surface, region: PixelRect) {
    if region.isEmpty { return }
    guard item.pointee.transform.isFinite else { return }
    var job = PaintJob(surface: surface, clip: region)
    if let chain = item.pointee.clip {
      if paintCutOut(item.pointee, job) { return }
      if !apply(chain, to: &job) { return }
    }
    job.mode = item.pointee.blendMode
    job.opacity = item.pointee.opacity.isNaN ? 0 : max(0, min(1, item.pointee.opacity))
    let reachesWholeClip = job.mode.reachesWholeClip
    if job.opacity == 0 && !reachesWholeClip { return }
    if reachesWholeClip {
      paintGroup(item.pointee, job)
    } else if item.pointee.payload?.filters.isEmpty ?? true {
      paintContent(item, job)
    } else if !paintProjected(item.pointee, job) {
      paintGroup(item.pointee, job)
    }
  }

  /// Paints an item's content with the state of the job.
  func paintContent(_ item: DisplayItem, _ job: PaintJob) {
    withUnsafePointer(to: item) { paintContent($0, job) }
  }

  private func paintContent(_ item: UnsafePointer<DisplayItem>, _ job: PaintJob) {
    // A shape flattened to a line has no area, but for rounding.
    if item.pointee.transform.determinant == 0, !item.pointee.content.isLayer { return }
    if item.pointee.payload?.backdropReach == nil {
      paintKnownContent(item, job)
    } else {
      withBackdrop(of: item.pointee, job) { paintKnownContent(item, job) }
    }
  }

  private func paintKnownContent(_ item: UnsafePointer<DisplayItem>, _ job: PaintJob) {
    let transform = item.pointee.transform
    switch item.pointee.content {
    case .fill(let path, let paint, let style): fill(path, paint, style, transform, job)
    case .stroke(let path, let paint, let style):
      stroke(path, paint, style, item.pointee.contentHash, transform, job)
    case .text(let layout, let origin, let paint): draw(layout, at: origin, paint, transform, job)
    case .image(let image): draw(image, transform, job)
    case .sprites(let batch):
      if isPlain(job) {
        draw(batch, transform, job)
      } else {
        paintGroup(item.pointee, job)
      }
    case .layer(let layer):
      if layer.items.isEmpty { return }
      if canPaintDirectly(layer, job) {
        paint(layer.items, on: job.surface, clip: job.clip)
      } else {
        paintGroup(item.pointee, job)
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
