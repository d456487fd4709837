import FlipbookDrawing
import Foundation

extension Painter {
  /// Whether painting a layer's items straight onto the surface is the same as compositing the layer: source over is
  /// associative, as long as nothing is done to the layer as a whole.
  func canPaintDirectly(_ layer: DisplayLayer, _ job: PaintJob) -> Bool {
    job.opacity == 1 && job.mode == .normal && job.mask == nil && isSourceOver(layer)
  }

  private func isSourceOver(_ layer: DisplayLayer) -> Bool {
    layer.items.allSatisfy { item in
      guard item.blendMode == .normal else { return false }
      if case .layer(let inner) = item.content { return isSourceOver(inner) }
      return true
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
        paintOneGroup(item, strip)
        y += rows
      }
    } else {
      paintOneGroup(item, job)
    }
  }

  private func paintOneGroup(_ item: DisplayItem, _ job: PaintJob) {
    let surface = filteredSurface(item, job.clip)
    composite(surface, job)
    pool.give(surface)
  }

  /// Composites a surface that holds every pixel of the job's clip; nil for a transparent one.
  private func composite(_ layer: Surface?, _ job: PaintJob) {
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
      let row = layer.pointer(clip.minX, y)
      if job.mode == .normal {
        if let mask = job.mask {
          MaskKernels.multiply(scratch.line, count, mask.pointer(clip.minX, y), by: opacity)
          SourceOverKernels.pixels(target, count, row, mask: scratch.line)
        } else {
          SourceOverKernels.pixels(target, count, row, coverage: opacity)
        }
        continue
      }
      BlendKernels.cover(row, count, by: opacity)
      if job.mode.reachesWholeClip {
        compositeWholeClip(target, row, y, job)
      } else {
        if let mask = job.mask { BlendKernels.cover(row, count, mask: mask.pointer(clip.minX, y)) }
        BlendKernels.blend(job.mode, target, count, row)
      }
    }
  }

  /// A row in a mode that changes pixels where the source is clear: the clip decides how far the change goes.
  private func compositeWholeClip(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafeMutablePointer<UInt32>, _ y: Int, _ job: PaintJob
  ) {
    let count = job.clip.width
    guard let mask = job.mask else {
      BlendKernels.blend(job.mode, target, count, source)
      return
    }
    let result = scratch.second
    result.update(from: target, count: count)
    BlendKernels.blend(job.mode, result, count, source)
    BlendKernels.mix(target, count, result, mask: mask.pointer(job.clip.minX, y))
  }
}
