import FlipbookPicture
import Foundation

extension Painter {
  /// Whether painting a layer's items straight onto the surface is the same as compositing the layer: source over is
  /// associative, as long as nothing is done to the layer as a whole.
  func canPaintDirectly(_ layer: DisplayLayer, _ job: PaintJob) -> Bool {
    isPlain(job) && job.mask == nil && isSourceOver(layer)
  }

  /// Whether several things painted one by one are what they are as a group.
  func isPlain(_ job: PaintJob) -> Bool { job.opacity == 1 && job.mode == .normal }

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

  /// Paints an item on a transparent surface of its own, filters that, and composites it with the state of the job.
  func paintGroup(_ item: DisplayItem, _ job: PaintJob) {
    if item.blendMode == .clear {
      composite(nil, job)
      return
    }
    let parts = separateParts(item)
    let isPaintedAtOnce = parts == nil && depth(of: item) * job.clip.area <= mostLayerWords
    let behind = item.backdropReach == nil ? nil : isPaintedAtOnce ? job.surface : copy(of: job.surface)
    if let behind { backdropStack.append(behind) }
    defer {
      if let behind {
        backdropStack.removeLast()
        if behind !== job.surface { pool.give(behind) }
      }
    }
    if let parts {
      for (stages, mode) in parts {
        var part = job
        if let mode { part.mode = mode }
        paintGroup(item, stages, part)
      }
    } else {
      paintGroup(item, item.filters, job)
    }
  }

  /// The picture behind an item, kept from the changes that its first parts make.
  private func copy(of surface: Surface) -> Surface {
    let copy = pool.take(surface.bounds, isCleared: false)
    copy.base.update(from: surface.base, count: surface.bounds.area)
    return copy
  }

  /// A shadow and what casts it, in order, when they are to be composited one after the other, and the blend mode of
  /// each where it is not the item's.
  private func separateParts(
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

  private func paintGroup(_ item: DisplayItem, _ stages: [FilterStage], _ job: PaintJob) {
    if let known = keptSurface(item, stages, job) {
      composite(known, job, isKept: true)
      return
    }
    let depth = depth(of: item)
    let words = depth * job.clip.area
    if words > mostLayerWords && job.clip.height > 1 {
      // A pixel's colour does not depend on the strip it is painted in.
      let rows = max(1, mostLayerWords / (depth * max(1, job.clip.width)))
      var strip = job
      var y = job.clip.minY
      while y < job.clip.maxY {
        strip.clip.minY = y
        strip.clip.maxY = min(job.clip.maxY, y + rows)
        paintOneGroup(item, stages, strip)
        y += rows
      }
    } else {
      paintOneGroup(item, stages, job)
    }
  }

  private func paintOneGroup(_ item: DisplayItem, _ stages: [FilterStage], _ job: PaintJob) {
    let surface = filteredSurface(item, stages[...], job.clip)
    composite(surface, job)
    pool.give(surface)
  }

  /// All that the canvas can show of a picture that took long to make, from the last time or for the next; nil where that
  /// is not worth its memory.
  private func keptSurface(_ item: DisplayItem, _ stages: [FilterStage], _ job: PaintJob) -> Surface? {
    guard projection == nil, !isLinear, item.backdropReach == nil, canvasBounds.contains(job.clip),
      stages.contains(where: \.isCostly)
    else {
      return nil
    }
    let key = item.pictureHash(stages)
    if let known = filtered.surface(key) { return known.bounds.contains(job.clip) ? known : nil }
    var ink = item.contentBounds
    for stage in stages { ink = stage.bounds(of: ink, canvas: .infinite) }
    let bounds = ink.isInfinite ? canvasBounds : deviceBounds(ink).intersection(canvasBounds)
    guard bounds.contains(job.clip), depth(of: item) * bounds.area <= mostLayerWords,
      filtered.isWorthKeeping(key, words: bounds.area, isPaintedInParts: strokes.keepsOutlines)
    else { return nil }
    let surface = filteredSurface(item, stages[...], bounds)
    filtered.keep(surface, key)
    return surface
  }

  /// Composites a surface that holds every pixel of the job's clip; nil for a transparent one.
  ///
  /// - Parameter isKept: Whether the surface has to stay as it is.
  private func composite(_ layer: Surface?, _ job: PaintJob, isKept: Bool = false) {
    let clip = job.clip
    let opacity = PaintJob.byte(job.opacity)
    scratch.reserve(clip.width)
    let count = clip.width
    for y in clip.minY..<clip.maxY {
      let target = job.surface.pointer(clip.minX, y)
      guard let layer else {
        scratch.pixels.update(repeating: 0, count: count)
        compositeWholeClip(target, scratch.pixels, y, job)
        continue
      }
      var row = layer.pointer(clip.minX, y)
      if job.mode == .normal && !isLinear {
        if let mask = job.mask {
          MaskKernels.multiply(scratch.line, count, mask.pointer(clip.minX, y), by: opacity)
          SourceOverKernels.pixels(target, count, row, mask: scratch.line)
        } else {
          SourceOverKernels.pixels(target, count, row, coverage: opacity)
        }
        continue
      }
      if isKept {
        scratch.pixels.update(from: row, count: count)
        row = scratch.pixels
      }
      BlendKernels.cover(row, count, by: opacity)
      if job.mode.reachesWholeClip {
        compositeWholeClip(target, row, y, job)
      } else {
        if let mask = job.mask { BlendKernels.cover(row, count, mask: mask.pointer(clip.minX, y)) }
        blend(job.mode, target, count, row)
      }
    }
  }

  /// A row in a mode that changes pixels where the source is clear: the clip decides how far the change goes.
  private func compositeWholeClip(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafeMutablePointer<UInt32>, _ y: Int, _ job: PaintJob
  ) {
    let count = job.clip.width
    guard let mask = job.mask else {
      blend(job.mode, target, count, source)
      return
    }
    let result = scratch.second
    result.update(from: target, count: count)
    blend(job.mode, result, count, source)
    BlendKernels.mix(target, count, result, mask: mask.pointer(job.clip.minX, y))
  }

  private func blend(
    _ mode: DisplayItem.BlendMode, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ source: UnsafePointer<UInt32>
  ) {
    if isLinear {
      LinearBlends.blend(mode, target, count, source)
    } else {
      BlendKernels.blend(mode, target, count, source)
    }
  }
}
