internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

/// Paints display items with Cairo: on pixels of Flipbook's, or on a surface that keeps outlines, text and images as they
/// are. Items that such a surface can't express are painted on pixels by a second painter and placed as pictures.
///
/// Owns caches; one for each canvas or page.
final class CairoPainter {
  let pool = SurfacePool()
  let images = PreparedImageCache()
  let pictures: PaintPictures
  let fonts: CairoFonts
  let masks = CairoMaskCache()
  let stops = RampCache<[CairoStop]>()
  let sprites = SpritePictures()
  let batches = GlyphBatches()
  /// From list space to the painter's pixels.
  let deviceTransform: CGAffineTransform
  /// Takes the device transform's place while what a projection shows is painted.
  var projection: Homography?
  /// The sheets behind the one that is painted on, the outermost first, where something reads them.
  var backdropStack: [CairoSheet] = []
  /// The backdrop of the item that is painted, if it reads one.
  var backdropPicture: Surface?
  /// Whether what is painted is composited in linear light.
  var isLinear = false
  /// The whole canvas.
  let canvasBounds: PixelRect
  /// Pixels per point.
  let scale: Double
  /// Whether glyphs are given to the surface as glyphs.
  var keepsText = false
  /// Paints what the surface can't express; nil for a painter of pixels.
  let pixelPainter: CairoPainter?
  /// The most memory that the layers open at a time may take, in words, before they are painted in strips.
  let mostLayerWords: Int

  /// A painter of pixels.
  init(scale: Double, canvasBounds: PixelRect, glyphs: any GlyphSource, mostLayerWords: Int = 16 << 20) {
    self.scale = scale
    self.canvasBounds = canvasBounds
    self.mostLayerWords = mostLayerWords
    deviceTransform = CGAffineTransform(scaleX: scale, y: scale)
    fonts = CairoFonts(glyphs)
    pictures = PaintPictures(scale: scale, canvasBounds: canvasBounds, glyphs: glyphs)
    pixelPainter = nil
  }

  /// A painter of outlines, in points.
  ///
  /// - Parameters:
  ///   - page: The visible area.
  ///   - resolution: Pixels per point of what is painted as a picture.
  init(page: PixelRect, resolution: Double, glyphs: any GlyphSource) {
    scale = 1
    canvasBounds = page
    mostLayerWords = 16 << 20
    deviceTransform = .identity
    fonts = CairoFonts(glyphs)
    pictures = PaintPictures(scale: 1, canvasBounds: page, glyphs: glyphs)
    let scaled = CGRect(x: page.minX, y: page.minY, width: page.width, height: page.height)
      .applying(CGAffineTransform(scaleX: resolution, y: resolution))
    pixelPainter = CairoPainter(scale: resolution, canvasBounds: PixelRect(covering: scaled), glyphs: glyphs)
  }

  /// From user space to the painter's pixels.
  func deviceMap(_ transform: CGAffineTransform) -> DeviceMap {
    if let projection { return .projective(projection.after(transform)) }
    return .affine(transform.concatenating(deviceTransform))
  }

  /// The pixels an item with these bounds can change.
  func deviceBounds(_ bounds: CGRect) -> PixelRect {
    PixelRect(covering: projection?.bounds(of: bounds) ?? bounds.applying(deviceTransform), margin: 1)
  }

  /// Paints items in order.
  ///
  /// - Parameter clip: Inside the sheet.
  func paint(_ items: [DisplayItem], on sheet: CairoSheet, clip: PixelRect) {
    // Items are large values: they are read in place.
    items.withUnsafeBufferPointer { paint($0, on: sheet, clip: clip) }
  }

  /// Paints items in order.
  ///
  /// - Parameter clip: Inside the sheet.
  func paint(_ items: UnsafeBufferPointer<DisplayItem>, on sheet: CairoSheet, clip: PixelRect) {
    guard let first = items.baseAddress else { return }
    for index in items.indices {
      if batch(first + index, on: sheet, clip: clip) { continue }
      batches.draw(on: sheet)
      paint(items[index], on: sheet, clip: clip)
    }
    batches.draw(on: sheet)
  }

  func paint(_ item: DisplayItem, on sheet: CairoSheet, clip: PixelRect) {
    let whole = deviceBounds(item.bounds)
    let region = clip.intersection(whole)
    if region.isEmpty { return }
    guard item.transform.isFinite else { return }
    var job = CairoJob(sheet: sheet, clip: region)
    job.mode = item.blendMode
    job.opacity = item.opacity.isNaN ? 0 : max(0, min(1, item.opacity))
    if job.opacity == 0 && !item.blendMode.reachesWholeClip { return }
    if pixelPainter != nil { return paintOutlined(item, job) }
    if let chain = item.clip, !apply(chain, to: &job) { return }
    paintClipped(item, job)
  }

  /// Paints an item whose clips are those of the job.
  func paintClipped(_ item: DisplayItem, _ job: CairoJob) {
    if item.blendMode.reachesWholeClip || needsGroup(job) {
      paintGroup(item, job)
    } else if item.filters.isEmpty {
      paintContent(item, job)
    } else if !paintProjected(item, job) {
      paintGroup(item, job)
    }
  }

  /// Whether Cairo's operators don't say what the job does to pixels.
  private func needsGroup(_ job: CairoJob) -> Bool {
    job.mask != nil || isLinear || job.mode.pixelOperator == nil
  }

  /// Paints an item's content with the state of the job.
  func paintContent(_ item: DisplayItem, _ job: CairoJob) {
    // A shape flattened to a line has no area, but for rounding.
    if item.transform.determinant == 0, !item.content.isLayer { return }
    if needsGroup(job), pixelPainter == nil, !item.content.isLayer {
      return paintGroup(item, job)
    }
    withBackdrop(of: item, job) { paintKnownContent(item, job) }
  }

  private func paintKnownContent(_ item: DisplayItem, _ job: CairoJob) {
    switch item.content {
    case .layer(let layer):
      if layer.items.isEmpty { return }
      if canPaintDirectly(layer, job) {
        paint(layer.items, on: job.sheet, clip: job.clip)
      } else {
        paintGroup(item, job)
      }
      return
    case .sprites where !job.isPlain: return paintGroup(item, job)
    default: break
    }
    let context = job.sheet.context
    let map = deviceMap(item.transform)
    let isInside = job.clip.contains(deviceBounds(item.contentBounds).intersection(job.sheet.bounds))
    if isInside, job.mode == .normal, pixelPainter == nil,
      case .text(let layout, let origin, let paint) = item.content, paint.isColor, !layout.hasColoredGlyphs
    {
      // Sets only what each other item sets anew, so there is nothing to save: pages have thousands of these.
      return draw(layout, at: origin, paint, map, job)
    }
    cairo_save(context)
    if !isInside { job.sheet.clip(to: job.clip) }
    if job.mode != .normal { cairo_set_operator(context, job.mode.cairoOperator ?? CAIRO_OPERATOR_OVER) }
    switch item.content {
    case .fill(let path, let paint, let style): fill(path, paint, style, map, job)
    case .stroke(let path, let paint, let style): stroke(path, paint, style, map, job)
    case .text(let layout, let origin, let paint): draw(layout, at: origin, paint, map, job)
    case .image(let image): draw(image, map, job)
    case .sprites(let batch): draw(batch, map, job)
    case .layer: break
    }
    cairo_restore(context)
  }
}

extension DisplayItem.Content {
  fileprivate var isLayer: Bool {
    if case .layer = self { return true }
    return false
  }
}

extension Paint {
  fileprivate var isColor: Bool {
    if case .color = self { return true }
    return false
  }
}
