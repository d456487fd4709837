import FlipbookDrawing

/// A shadow with its lengths in pixels; the offset is rounded to whole ones.
struct ShadowFilter {
  let blur: GaussianBlur
  let dx: Int
  let dy: Int
  let pixel: UInt32
  let mode: GraphicsContext.BlendMode
  let options: GraphicsContext.ShadowOptions

  /// The pixels that those of `region` depend on.
  func source(of region: PixelRect) -> PixelRect {
    region.union(shifted(region, -dx, -dy).grown(blur.reachX, blur.reachY))
  }

  private func shifted(_ rect: PixelRect, _ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: rect.minX + dx, minY: rect.minY + dy, maxX: rect.maxX + dx, maxY: rect.maxY + dy)
  }

  /// Writes what is drawn and its shadow, in the order that the options say, to all of `target`.
  func apply(_ source: Surface, into target: Surface, _ pool: SurfacePool) {
    let bounds = target.bounds
    let cast = pool.take(source.bounds)
    for index in 0..<source.bounds.area {
      let alpha = source.base[index] >> 24
      cast.base[index] = PixelWord.scaled(pixel, by: options.contains(.invertsAlpha) ? 255 - alpha : alpha)
    }
    let shadow = pool.take(shifted(bounds, -dx, -dy))
    blur.apply(cast, into: shadow)
    let isAbove = options.contains(.shadowAbove)
    for y in bounds.minY..<bounds.maxY {
      let output = target.pointer(bounds.minX, y)
      let row = shadow.pointer(shadow.bounds.minX, y - dy)
      let own = source.pointer(bounds.minX, y)
      if options.contains(.shadowOnly) {
        output.update(from: row, count: bounds.width)
      } else if isAbove {
        output.update(from: own, count: bounds.width)
        BlendKernels.blend(mode, output, bounds.width, row)
      } else {
        output.update(from: row, count: bounds.width)
        SourceOverKernels.pixels(output, bounds.width, own)
      }
    }
    pool.give(cast)
    pool.give(shadow)
  }
}
