internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// Narrows a job to a chain of clips. Their coverages are multiplied, as those of a clip and a shape are; a clip of
  /// Cairo's own would cut the shape's outline instead.
  ///
  /// - Returns: False when they let nothing through.
  func apply(_ chain: ClipChain, to job: inout CairoJob) -> Bool {
    var rect = job.clip.intersection(deviceBounds(chain.bounds))
    var needsMask = false
    var node: ClipChain? = chain
    while let clip = node {
      if let pixels = wholePixels(of: clip) {
        rect = rect.intersection(pixels)
      } else {
        needsMask = true
      }
      node = clip.parent
    }
    if rect.isEmpty { return false }
    job.clip = rect
    if needsMask {
      // All of the mask that the canvas can show is made at once, so that it serves every item.
      let visible = canvasBounds.contains(rect) ? canvasBounds : rect
      let bounds = deviceBounds(chain.bounds).intersection(visible)
      job.mask = masks.mask(chain.contentHash, projection?.contentHash, bounds) { makeMask(chain, bounds) }
    }
    return true
  }

  /// The pixels a clip keeps, if it is a rectangle that covers each pixel wholly or not at all.
  private func wholePixels(of clip: ClipChain) -> PixelRect? {
    guard projection == nil, !clip.isInverse, case .path(let path, let style, let transform) = clip.shape,
      case .rect(let rect) = path.storage
    else { return nil }
    let device = transform.concatenating(deviceTransform)
    guard device.keepsRectangles, device.isFinite else { return nil }
    let image = rect.applying(device)
    func whole(_ value: CGFloat) -> Int? {
      let bounded = max(-1e6, min(1e6, Double(value)))
      let nearest = style.isAntialiased ? bounded.rounded() : (bounded - 0.5).rounded(.up)
      return !style.isAntialiased || abs(nearest - bounded) < 1.0 / 512 ? Int(nearest) : nil
    }
    guard let minX = whole(image.minX), let minY = whole(image.minY), let maxX = whole(image.maxX),
      let maxY = whole(image.maxY)
    else { return nil }
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The coverage of a chain of clips, without the clips that follow pixel edges.
  func makeMask(_ chain: ClipChain, _ bounds: PixelRect, onlyMasks: Bool = true) -> CairoMask {
    let mask = CairoMask(bounds: bounds)
    var node: ClipChain? = chain
    while let clip = node {
      if wholePixels(of: clip) == nil || !onlyMasks { narrow(mask, to: clip) }
      node = clip.parent
    }
    CairoFailure(cairo_status(mask.context))?.report()
    return mask
  }

  /// Multiplies a mask by what one clip lets through.
  func narrow(_ mask: CairoMask, to clip: ClipChain) {
    let context = mask.context
    cairo_save(context)
    cairo_set_operator(context, clip.isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
    switch clip.shape {
    case .path(let path, let style, let transform):
      if transform.isFinite {
        var pen = CairoPen(context)
        let map = deviceMap(transform)
        if case .affine(let device) = map { pen.add(path, device) }
        if case .projective = map { cairo_new_path(context) }
        if !pen.isExact { cairo_new_path(context) }
        var isFar = !pen.isExact
        if case .projective = map { isFar = true }
        if isFar, let homography = map.homography {
          let bounds = mask.bounds
          var outline = FarOutline(
            homography,
            window: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height),
            flatness: 0.03)
          outline.add(path)
          for polygon in outline.polygons { pen.add(polygon) }
        }
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      }
      cairo_fill(context)
    case .layer(let layer, let opacity):
      let surface = pool.take(mask.bounds)
      // A mask is kept for all pictures, so it can't look behind itself.
      let outer = backdropStack
      backdropStack = []
      let sheet = CairoSheet(surface)
      paint(layer.items, on: sheet, clip: mask.bounds)
      sheet.check()
      backdropStack = outer
      setSource(surface, context)
      cairo_paint_with_alpha(context, opacity.isNaN ? 0 : max(0, min(1, opacity)))
    }
    cairo_restore(context)
  }
}

extension Homography {
  /// Names the map in caches.
  var contentHash: ContentHash {
    var hasher = ContentHasher(seed: 0x3d)
    for part in [x, y, origin] + limits {
      hasher.combine(part.x)
      hasher.combine(part.y)
      hasher.combine(part.z)
    }
    return hasher.finalize()
  }
}
