internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

/// Painting on surfaces that keep outlines, text and images as they are. Clips and groups are Cairo's own there.
extension CairoPainter {
  /// Paints a list from the top left corner of the page.
  func paintPage(_ list: DisplayList, on sheet: CairoSheet) {
    if list.background.opacity > 0 {
      let rect = CGRect(origin: .zero, size: list.size)
      fill(
        Path(rect), .color(list.background), FillStyle(), .affine(deviceTransform),
        CairoJob(sheet: sheet, clip: sheet.bounds))
    }
    guard let last = list.items.lastIndex(where: \.needsPixelsBehind), let pixelPainter else {
      return paint(list.items, on: sheet, clip: sheet.bounds)
    }
    // An item that reads its backdrop sees the picture so far as pixels.
    let pixels = Surface(bounds: pixelPainter.canvasBounds)
    pixels.fill(pixels.bounds, list.background)
    let behind = CairoSheet(pixels)
    for (index, item) in list.items.enumerated() {
      if index <= last { pixelPainter.paint(item, on: behind, clip: pixels.bounds) }
      if item.needsPixelsBehind {
        let region = pixelPainter.deviceBounds(item.bounds).intersection(pixels.bounds)
        if !region.isEmpty { place(pixelPainter.copy(of: pixels, part: region), on: sheet) }
      } else {
        paint(item, on: sheet, clip: sheet.bounds)
      }
    }
    behind.check()
  }

  /// Puts pixels in the place of what is there.
  private func place(_ pixels: Surface, on sheet: CairoSheet) {
    sheet.saved {
      setScaledSource(pixels, sheet)
      addRectangle(around: pixels, sheet)
      cairo_set_operator(sheet.context, pixels.isOpaque ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE)
      cairo_set_antialias(sheet.context, CAIRO_ANTIALIAS_NONE)
      cairo_fill(sheet.context)
    }
  }

  private func addRectangle(around pixels: Surface, _ sheet: CairoSheet) {
    let scale = pixelPainter?.scale ?? 1
    let bounds = pixels.bounds
    cairo_rectangle(
      sheet.context, Double(bounds.minX) / scale, Double(bounds.minY) / scale, Double(bounds.width) / scale,
      Double(bounds.height) / scale)
  }

  /// Paints an item with its clips.
  func paintOutlined(_ item: DisplayItem, _ job: CairoJob) {
    let context = job.sheet.context
    var job = job
    job.sheet.saved {
      var unclipped: [ClipChain] = []
      if let chain = item.clip {
        var chains: [ClipChain] = []
        var node: ClipChain? = chain
        while let clip = node {
          chains.append(clip)
          node = clip.parent
        }
        job.clip = job.clip.intersection(deviceBounds(chain.bounds))
        if job.clip.isEmpty { return }
        for clip in chains.reversed() where !clips(to: clip, job) { unclipped.append(clip) }
      }
      if unclipped.isEmpty { return paintWhole(item, job) }
      guard let mask = maskPattern(unclipped, job) else { return }
      defer { cairo_pattern_destroy(mask) }
      var plain = job
      plain.mode = .normal
      cairo_push_group(context)
      paintWhole(item, plain)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, job.mode.cairoOperator ?? CAIRO_OPERATOR_OVER)
      cairo_mask(context, mask)
    }
  }

  private func paintWhole(_ item: DisplayItem, _ job: CairoJob) {
    if item.isPicture(job) {
      paintPicture(item, job)
    } else if job.mode.reachesWholeClip {
      paintOutlinedGroup(item, job)
    } else if item.filters.isEmpty || !paintProjected(item, job) {
      paintContent(item, job)
    }
  }

  /// Paints an item as pixels, in as small a rectangle as holds it.
  private func paintPicture(_ item: DisplayItem, _ job: CairoJob) {
    guard let pixelPainter else { return }
    let rect = CGRect(x: job.clip.minX, y: job.clip.minY, width: job.clip.width, height: job.clip.height)
    let region = PixelRect(covering: rect.applying(pixelPainter.deviceTransform))
      .intersection(pixelPainter.canvasBounds)
    if region.isEmpty { return }
    pixelPainter.projection = projection.flatMap { own in
      Homography(ProjectionTransform(pixelPainter.deviceTransform)).map { own.concatenating($0) }
    }
    defer { pixelPainter.projection = nil }
    let rows = max(1, min(region.height, mostLayerWords / (2 * max(1, region.width))))
    for (stages, mode) in separateParts(item) ?? [(item.filters, nil)] {
      for y in stride(from: region.minY, to: region.maxY, by: rows) {
        var strip = region
        strip.minY = y
        strip.maxY = min(region.maxY, y + rows)
        let pixels = pixelPainter.filteredSurface(item, stages[...], strip)
        if pixels.isClear, !job.mode.reachesWholeClip { continue }
        job.sheet.saved {
          setScaledSource(pixels, job.sheet)
          addRectangle(around: pixels, job.sheet)
          cairo_set_antialias(job.sheet.context, CAIRO_ANTIALIAS_NONE)
          cairo_clip(job.sheet.context)
          cairo_set_operator(job.sheet.context, (mode ?? job.mode).cairoOperator ?? CAIRO_OPERATOR_OVER)
          cairo_paint_with_alpha(job.sheet.context, job.opacity)
        }
      }
    }
  }

  /// Paints an item as a group of Cairo's.
  func paintOutlinedGroup(_ item: DisplayItem, _ job: CairoJob) {
    if item.isPicture(job) { return paintPicture(item, job) }
    let context = job.sheet.context
    job.sheet.saved {
      job.sheet.clip(to: job.clip)
      cairo_push_group(context)
      if case .layer(let layer) = item.content {
        paint(layer.items, on: job.sheet, clip: job.clip)
      } else {
        paintContent(item, CairoJob(sheet: job.sheet, clip: job.clip))
      }
      cairo_pop_group_to_source(context)
      if job.opacity < 1, job.mode == .copy {
        // Cairo would mix what is copied with what is there.
        cairo_push_group(context)
        cairo_paint_with_alpha(context, job.opacity)
        cairo_pop_group_to_source(context)
      }
      cairo_set_operator(context, job.mode.cairoOperator ?? CAIRO_OPERATOR_OVER)
      cairo_paint_with_alpha(context, job.mode == .copy ? 1 : job.opacity)
    }
  }

  /// Clips the context.
  ///
  /// - Returns: False for clips that Cairo has no clip for.
  private func clips(to clip: ClipChain, _ job: CairoJob) -> Bool {
    guard case .path(let path, let style, let transform) = clip.shape, transform.isFinite else {
      return false
    }
    if clip.isInverse, !(style.isEOFilled || path.isSimple) { return false }
    let context = job.sheet.context
    add(path, deviceMap(transform), job)
    if clip.isInverse {
      let bounds = canvasBounds.insetBy(-8)
      cairo_rectangle(
        context, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
    }
    cairo_set_fill_rule(
      context, style.isEOFilled || clip.isInverse ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    return true
  }

  /// The coverage of clips as a pattern. The caller owns it.
  private func maskPattern(_ clips: [ClipChain], _ job: CairoJob) -> OpaquePointer? {
    guard let pixelPainter else { return nil }
    let rect = CGRect(x: job.clip.minX, y: job.clip.minY, width: job.clip.width, height: job.clip.height)
    let mask = CairoMask(
      bounds: PixelRect(covering: rect.applying(pixelPainter.deviceTransform)))
    for clip in clips { pixelPainter.narrow(mask, to: clip) }
    guard let pattern = cairo_pattern_create_for_surface(mask.surface) else { return nil }
    let scale = pixelPainter.scale
    var matrix = cairo_matrix_t(CGAffineTransform(scaleX: scale, y: scale))
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}

extension DisplayItem {
  /// Whether what it makes of a pixel depends on the one that is there in a way that no surface of outlines knows.
  var needsPixelsBehind: Bool { backdropReach != nil || blendMode.cairoOperator == nil }

  /// Whether it is painted as a picture on a surface of outlines.
  func isPicture(_ job: CairoJob) -> Bool {
    switch filters.first?.kind {
    case nil: break
    case .projection where filters.count == 1:
      if case .layer(let layer) = content, !job.isPlain || layer.needsPixels { return true }
    default: return true
    }
    switch content {
    case .sprites(let batch): return !job.isPlain || batch.blendMode != .normal
    case .layer(let layer): return layer.needsPixels
    default: return false
    }
  }
}

extension DisplayLayer {
  /// Whether its items are composited in a way that no surface of outlines knows.
  fileprivate var needsPixels: Bool {
    isLinear
      || items.contains { item in
        if item.needsPixelsBehind || item.blendMode.reachesWholeClip { return true }
        if case .layer(let layer) = item.content { return layer.needsPixels }
        return false
      }
  }
}

extension Path {
  /// Whether its outline doesn't wind around a place more than once.
  fileprivate var isSimple: Bool {
    if case .general = storage { return false }
    return true
  }
}

extension Surface {
  fileprivate var isOpaque: Bool { (0..<bounds.area).allSatisfy { base[$0] >> 24 == 255 } }
  fileprivate var isClear: Bool { (0..<bounds.area).allSatisfy { base[$0] == 0 } }
}
