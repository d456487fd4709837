/// Paints one colour over a surface through a clip mask.
struct MaskedSolidSink: CoverageSink {
  let surface: Surface
  let pixel: UInt32
  /// Covers at least every pixel that is painted.
  let clip: Mask
  let line: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func run(y: Int, x: Int, count: Int, coverage: UInt8) {
    MaskKernels.multiply(line, count, clip.pointer(x, y), by: coverage)
    SourceOverKernels.solid(surface.pointer(x, y), count, pixel, mask: line)
  }

  @inline(__always)
  mutating func mask(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    MaskKernels.multiply(line, count, clip.pointer(x, y), coverage)
    SourceOverKernels.solid(surface.pointer(x, y), count, pixel, mask: line)
  }
}
