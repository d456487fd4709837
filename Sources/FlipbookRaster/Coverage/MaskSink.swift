/// Writes coverage into a mask.
struct MaskSink: CoverageSink {
  let mask: Mask

  @inline(__always)
  mutating func run(y: Int, x: Int, count: Int, coverage: UInt8) {
    mask.pointer(x, y).update(repeating: coverage, count: count)
  }

  @inline(__always)
  mutating func mask(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    mask.pointer(x, y).update(from: coverage, count: count)
  }
}
