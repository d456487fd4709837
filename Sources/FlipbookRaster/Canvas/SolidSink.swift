/// Paints one colour over a surface where there is coverage.
struct SolidSink: CoverageSink {
  let base: UnsafeMutablePointer<UInt32>
  let stride: Int
  let originX: Int
  let originY: Int
  let pixel: UInt32

  init(_ surface: Surface, _ pixel: UInt32) {
    base = surface.base
    stride = surface.stride
    originX = surface.bounds.minX
    originY = surface.bounds.minY
    self.pixel = pixel
  }

  @inline(__always)
  private func target(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- originY) &* stride &+ (x &- originX))
  }

  @inline(__always)
  mutating func run(y: Int, x: Int, count: Int, coverage: UInt8) {
    let color = coverage == 255 ? pixel : PixelWord.scaled(pixel, by: UInt32(coverage))
    SourceOverKernels.solid(target(x, y), count, color)
  }

  @inline(__always)
  mutating func mask(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    SourceOverKernels.solid(target(x, y), count, pixel, mask: coverage)
  }
}
