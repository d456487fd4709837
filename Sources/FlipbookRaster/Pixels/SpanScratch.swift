/// Memory for two rows of pixels and one of coverage.
final class SpanScratch {
  private(set) var pixels: UnsafeMutablePointer<UInt32>
  private(set) var second: UnsafeMutablePointer<UInt32>
  private(set) var line: UnsafeMutablePointer<UInt8>
  private var capacity = 2_048

  init() {
    pixels = .allocate(capacity: capacity)
    second = .allocate(capacity: capacity)
    line = .allocate(capacity: capacity)
  }

  deinit {
    pixels.deallocate()
    second.deallocate()
    line.deallocate()
  }

  /// Makes room for a row of `count` pixels; what the memory held is lost.
  func reserve(_ count: Int) {
    if count <= capacity { return }
    pixels.deallocate()
    second.deallocate()
    line.deallocate()
    capacity = count
    pixels = .allocate(capacity: capacity)
    second = .allocate(capacity: capacity)
    line = .allocate(capacity: capacity)
  }
}
