import FlipbookPicture
import Foundation

extension Painter {
  /// Narrows a job to a chain of clips.
  ///
  /// - Returns: False when they let nothing through.
  func apply(_ chain: ClipChain, to job: inout PaintJob) -> Bool {
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
      // All of the mask that the canvas can show is made at once, so that it serves every item and repaint.
      let visible = canvasBounds.contains(rect) ? canvasBounds : rect
      let bounds = deviceBounds(chain.bounds).intersection(visible)
      job.mask = clips.mask(chain.contentHash, projection?.hash, bounds) { makeMask(chain, bounds) }
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
      // Coverage is computed in 1/256 pixel.
      return !style.isAntialiased || abs(nearest - bounded) < 1.0 / 512 ? Int(nearest) : nil
    }
    guard let minX = whole(image.minX), let minY = whole(image.minY), let maxX = whole(image.maxX),
      let maxY = whole(image.maxY)
    else { return nil }
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  private func makeMask(_ chain: ClipChain, _ bounds: PixelRect) -> Mask {
    var result: Mask?
    var node: ClipChain? = chain
    while let clip = node {
      if wholePixels(of: clip) == nil {
        let mask = makeMask(ofOne: clip, bounds)
        if let result { result.multiply(by: mask) } else { result = mask }
      }
      node = clip.parent
    }
    return result ?? Mask(bounds: bounds)
  }

  private func makeMask(ofOne clip: ClipChain, _ bounds: PixelRect) -> Mask {
    let mask = Mask(bounds: bounds)
    switch clip.shape {
    case .path(let path, let style, let transform):
      let device = transform.concatenating(deviceTransform)
      guard device.isFinite else { break }
      var sink = MaskSink(mask: mask)
      rasterizer.begin(clip: bounds)
      if let projection {
        rasterizer.add(path, projection.map.after(transform))
      } else {
        rasterizer.add(path, device)
      }
      rasterizer.sweep(
        rule: style.isEOFilled ? .evenOdd : .nonzero, isAntialiased: style.isAntialiased, into: &sink)
    case .layer(let layer, let opacity):
      let surface = pool.take(bounds)
      // A mask is kept for all pictures, so it can't look behind itself.
      let outer = backdropStack
      backdropStack = []
      paint(layer.items, on: surface, clip: bounds)
      backdropStack = outer
      let factor = PaintJob.byte(opacity)
      for index in 0..<bounds.area {
        mask.base[index] = PixelWord.product(UInt8(surface.base[index] >> 24), factor)
      }
      pool.give(surface)
    }
    if clip.isInverse { mask.invert() }
    return mask
  }
}
