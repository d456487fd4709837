import FlipbookPicture

/// A shadow with its lengths in pixels.
package struct ShadowFilter {
  let blur: GaussianBlur
  let pixel: UInt32
  let mode: DisplayItem.BlendMode
  let options: FilterStage.ShadowOptions
  /// The whole pixels of the offset.
  private let dx: Int
  private let dy: Int
  /// The rest of the offset, in 256ths of a pixel.
  private let partX: UInt32
  private let partY: UInt32

  package init(
    blur: GaussianBlur, offset: SIMD2<Double>, pixel: UInt32, mode: DisplayItem.BlendMode,
    options: FilterStage.ShadowOptions
  ) {
    self.blur = blur
    self.pixel = pixel
    self.mode = mode
    self.options = options
    func split(_ value: Double) -> (Int, UInt32) {
      let fixed = Int((value * 256).rounded())
      return (fixed >> 8, UInt32(fixed & 255))
    }
    (dx, partX) = split(offset.x)
    (dy, partY) = split(offset.y)
  }

  /// The pixels that those of `region` depend on.
  package func source(of region: PixelRect) -> PixelRect {
    // A fraction of a pixel mixes in those above and on the left.
    region.union(shifted(region, -dx, -dy).grown(blur.reachX + 1, blur.reachY + 1))
  }

  private func shifted(_ rect: PixelRect, _ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(minX: rect.minX + dx, minY: rect.minY + dy, maxX: rect.maxX + dx, maxY: rect.maxY + dy)
  }

  /// Writes what is drawn and its shadow, in the order that the options say, to all of `target`.
  package func apply(_ source: Surface, into target: Surface, _ pool: SurfacePool) {
    let bounds = target.bounds
    let cast = pool.take(source.bounds, isCleared: false)
    self.cast(source, into: cast)
    let shadow = pool.take(shifted(bounds, -dx, -dy), isCleared: blur.isNone)
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

  /// The source's alpha, or what it leaves, in the shadow's colour, moved by a fraction of a pixel.
  ///
  /// Bilinear, with weights that have 8 fraction bits each way: products have 16, and 32,768 is the half that
  /// rounds them.
  private func cast(_ source: Surface, into target: Surface) {
    let bounds = source.bounds
    let isInverted = options.contains(.invertsAlpha)
    for y in bounds.minY..<bounds.maxY {
      let row = source.pointer(bounds.minX, y)
      let above = y > bounds.minY ? source.pointer(bounds.minX, y - 1) : row
      let output = target.pointer(bounds.minX, y)
      for x in 0..<bounds.width {
        var alpha = row[x] >> 24
        if partX | partY != 0 {
          let left = max(0, x - 1)
          let lower = alpha * (256 - partX) + (row[left] >> 24) * partX
          let upper = (above[x] >> 24) * (256 - partX) + (above[left] >> 24) * partX
          alpha = (lower * (256 - partY) + upper * partY + 32_768) >> 16
        }
        output[x] = PixelWord.scaled(pixel, by: isInverted ? 255 - alpha : alpha)
      }
    }
  }
}
