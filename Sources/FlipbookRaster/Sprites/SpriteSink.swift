import FlipbookPicture

/// Paints a sprite where there is coverage.
struct SpriteSink: CoverageSink {
  let surface: Surface
  var sampler: SpriteSampler
  let mode: DisplayItem.BlendMode
  let isLinear: Bool
  /// Covers at least every pixel that is painted.
  let clip: Mask?
  let pixels: UnsafeMutablePointer<UInt32>
  let line: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func run(y: Int, x: Int, count: Int, coverage: UInt8) {
    line.update(repeating: coverage, count: count)
    mask(y: y, x: x, count: count, coverage: line)
  }

  @inline(__always)
  mutating func mask(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    var cover = coverage
    if let clip {
      MaskKernels.multiply(line, count, clip.pointer(x, y), cover)
      cover = UnsafePointer(line)
    }
    let target = surface.pointer(x, y)
    if mode == .normal && !isLinear {
      sampler.over(target, x: x, y: y, count: count, mask: cover, pixels: pixels)
      return
    }
    sampler.fetch(pixels, x: x, y: y, count: count)
    BlendKernels.cover(pixels, count, mask: cover)
    if isLinear {
      LinearBlends.blend(mode, target, count, pixels)
    } else {
      BlendKernels.blend(mode, target, count, pixels)
    }
  }
}
