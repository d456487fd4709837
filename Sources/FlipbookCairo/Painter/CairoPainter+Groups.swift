internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// Whether painting a layer's items straight onto the sheet is the same as compositing the layer.
  func canPaintDirectly(_ layer: DisplayLayer, _ job: CairoJob) -> Bool {
    job.isPlain && job.mask == nil && isSourceOver(layer)
  }

  private func isSourceOver(_ layer: DisplayLayer) -> Bool {
    (isLinear || !layer.isLinear)
      && layer.items.allSatisfy { item in
        guard item.blendMode == .normal else { return false }
        switch item.content {
        case .layer(let inner): return isSourceOver(inner)
        case .sprites(let batch): return batch.blendMode == .normal
        default: return true
        }
      }
  }

  /// How many layers deep an item is, itself included.
  private func depth(of item: DisplayItem) -> Int {
    guard case .layer(let layer) = item.content else { return 1 }
    return 1 + (layer.items.lazy.map { self.depth(of: $0) }.max() ?? 0)
  }

  /// Paints an item on transparent pixels of its own, filters these, and composites them with the state of the job.
  func paintGroup(_ item: DisplayItem, _ job: CairoJob) {
    if pixelPainter != nil { return paintOutlinedGroup(item, job) }
    guard let pixels = job.sheet.pixels else { return }
    if item.blendMode == .clear { return composite(nil, job) }
    let parts = separateParts(item)
    let isPaintedAtOnce = parts == nil && depth(of: item) * job.clip.area <= mostLayerWords
    var behind: CairoSheet?
    if item.backdropReach != nil {
      behind = isPaintedAtOnce ? job.sheet : CairoSheet(copy(of: pixels, part: job.sheet.bounds))
    }
    if let behind { backdropStack.append(behind) }
    for (stages, mode) in parts ?? [(item.filters, nil)] {
      var part = job
      if let mode { part.mode = mode }
      paintGroup(item, stages, part)
    }
    if behind != nil { backdropStack.removeLast() }
  }

  /// A copy of a part of a surface, which later painting does not change.
  func copy(of surface: Surface, part: PixelRect) -> Surface {
    let copy = pool.take(part, isCleared: false)
    for y in part.minY..<part.maxY {
      copy.pointer(part.minX, y).update(from: surface.pointer(part.minX, y), count: part.width)
    }
    return copy
  }

  /// A shadow and what casts it, in order, when they are to be composited one after the other, and the blend mode of
  /// each where it is not the item's.
  func separateParts(
    _ item: DisplayItem
  ) -> [(stages: [FilterStage], mode: DisplayItem.BlendMode?)]? {
    guard var stage = item.filters.last,
      case .shadow(let color, let radius, let offset, let mode, var options) = stage.kind,
      options.contains(.disablesGroup), !options.contains(.shadowOnly)
    else { return nil }
    options.insert(.shadowOnly)
    stage.kind = .shadow(color, radius: radius, offset: offset, mode, options)
    let own = Array(item.filters.dropLast())
    let shadow = (own + [stage], mode == .normal ? nil : mode)
    return options.contains(.shadowAbove) ? [(own, nil), shadow] : [shadow, (own, nil)]
  }

  private func paintGroup(_ item: DisplayItem, _ stages: [FilterStage], _ job: CairoJob) {
    let depth = depth(of: item)
    let rows =
      depth * job.clip.area > mostLayerWords
      ? max(1, mostLayerWords / (depth * max(1, job.clip.width))) : max(1, job.clip.height)
    for y in stride(from: job.clip.minY, to: job.clip.maxY, by: rows) {
      var strip = job
      strip.clip.minY = y
      strip.clip.maxY = min(job.clip.maxY, y + rows)
      let surface = filteredSurface(item, stages[...], strip.clip)
      composite(surface, strip)
      pool.give(surface)
    }
  }

  /// Composites pixels that hold all of the job's clip, and may change them; nil for transparent ones.
  private func composite(_ layer: Surface?, _ job: CairoJob) {
    guard let pixels = job.sheet.pixels else { return }
    let source = layer ?? pool.take(job.clip)
    defer { if layer == nil { pool.give(source) } }
    let isWhole = job.mode.reachesWholeClip
    let native = isLinear ? nil : job.mode.pixelOperator
    if job.opacity < 1 { limit(source, by: nil, job) }
    guard isWhole, let mask = job.mask else {
      if let mask = job.mask { limit(source, by: mask, job) }
      return blend(source, native, job, job.sheet, pixels)
    }
    // The clip limits the change afterwards, as no coverage of the source can express this blend mode.
    let changed = copy(of: pixels, part: job.clip)
    blend(source, native, job, CairoSheet(changed), changed)
    let context = job.sheet.context
    job.sheet.saved {
      job.sheet.clip(to: job.clip)
      setSource(changed, context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_mask_surface(context, mask.surface, 0, 0)
    }
  }

  /// Multiplies a layer by the job's opacity, or by a mask.
  private func limit(_ layer: Surface, by mask: CairoMask?, _ job: CairoJob) {
    let sheet = CairoSheet(layer)
    sheet.clip(to: job.clip)
    cairo_set_operator(sheet.context, CAIRO_OPERATOR_DEST_IN)
    if let mask {
      cairo_set_source_surface(sheet.context, mask.surface, 0, 0)
      cairo_paint(sheet.context)
    } else {
      cairo_set_source_rgba(sheet.context, 1, 1, 1, job.opacity)
      cairo_paint(sheet.context)
    }
    sheet.check()
  }

  /// Blends a layer with a sheet by an operator of Cairo's, or pixel by pixel where it has none.
  private func blend(
    _ layer: Surface, _ native: cairo_operator_t?, _ job: CairoJob, _ sheet: CairoSheet, _ pixels: Surface
  ) {
    let clip = job.clip
    if let native {
      sheet.saved {
        sheet.clip(to: clip)
        setSource(layer, sheet.context)
        cairo_set_operator(sheet.context, native)
        cairo_paint(sheet.context)
      }
      return
    }
    let target = cairo_get_target(sheet.context)
    cairo_surface_flush(target)
    for y in clip.minY..<clip.maxY {
      let row = layer.pointer(clip.minX, y)
      if isLinear {
        LinearBlends.blend(job.mode, pixels.pointer(clip.minX, y), clip.width, row)
      } else {
        BlendKernels.blend(job.mode, pixels.pointer(clip.minX, y), clip.width, row)
      }
    }
    cairo_surface_mark_dirty(target)
  }
}
