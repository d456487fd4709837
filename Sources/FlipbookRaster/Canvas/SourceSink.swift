import FlipbookPicture

/// Paints any source of colours in any blend mode that leaves pixels without coverage alone.
struct SourceSink: CoverageSink {
  /// Finding the place where colours begin costs more than a mask of pixels that are covered in whole. Opaque colours go
  /// straight to the surface.
  var shortestRun: Int { source.isOpaque ? 64 : 4_096 }

  let surface: Surface
  let source: SpanSource
  let mode: DisplayItem.BlendMode
  let isLinear: Bool
  /// Scales all coverage.
  let opacity: UInt8
  /// Covers at least every pixel that is painted.
  let clip: Mask?
  let pixels: UnsafeMutablePointer<UInt32>
  let line: UnsafeMutablePointer<UInt8>

  mutating func run(y: Int, x: Int, count: Int, coverage: UInt8) {
    let cover = opacity == 255 ? coverage : PixelWord.product(coverage, opacity)
    if cover == 0 { return }
    let target = surface.pointer(x, y)
    if let clip {
      MaskKernels.multiply(line, count, clip.pointer(x, y), by: cover)
      source.fetch(pixels, x: x, y: y, count: count)
      composite(target, count, mask: line)
      return
    }
    if mode == .normal && cover == 255 && source.isOpaque {
      source.fetch(target, x: x, y: y, count: count)
      return
    }
    if mode == .normal && source.isReplacement {
      source.fetch(pixels, x: x, y: y, count: count)
      line.update(repeating: cover, count: count)
      composite(target, count, mask: line)
    } else if mode == .normal && !isLinear {
      source.fetch(pixels, x: x, y: y, count: count)
      SourceOverKernels.pixels(target, count, pixels, coverage: cover)
    } else {
      source.fetch(pixels, x: x, y: y, count: count)
      BlendKernels.cover(pixels, count, by: cover)
      blend(target, count)
    }
  }

  mutating func mask(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    var cover = coverage
    if opacity != 255 {
      MaskKernels.multiply(line, count, coverage, by: opacity)
      cover = UnsafePointer(line)
    }
    if let clip {
      MaskKernels.multiply(line, count, clip.pointer(x, y), cover)
      cover = UnsafePointer(line)
    }
    source.fetch(pixels, x: x, y: y, count: count)
    composite(surface.pointer(x, y), count, mask: cover)
  }

  @inline(__always)
  private func composite(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, mask: UnsafePointer<UInt8>) {
    if mode == .normal && source.isReplacement {
      BlendKernels.mix(target, count, pixels, mask: mask)
    } else if mode == .normal && !isLinear {
      SourceOverKernels.pixels(target, count, pixels, mask: mask)
    } else {
      BlendKernels.cover(pixels, count, mask: mask)
      blend(target, count)
    }
  }

  @inline(__always)
  private func blend(_ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    if isLinear {
      LinearBlends.blend(mode, target, count, pixels)
    } else {
      BlendKernels.blend(mode, target, count, pixels)
    }
  }
}
