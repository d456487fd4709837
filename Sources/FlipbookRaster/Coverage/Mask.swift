/// A rectangle of 8-bit coverage in the coordinates of the canvas; outside it is 0.
final class Mask {
  let bounds: PixelRect
  let stride: Int
  let base: UnsafeMutablePointer<UInt8>

  /// All zero at first.
  init(bounds: PixelRect) {
    self.bounds = bounds
    stride = bounds.width
    base = .allocate(capacity: max(1, bounds.area))
    base.initialize(repeating: 0, count: bounds.area)
  }

  deinit { base.deallocate() }

  @inline(__always)
  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
  }

  /// Multiplies by a mask that covers at least these bounds.
  func multiply(by other: Mask) {
    for y in bounds.minY..<bounds.maxY {
      let row = pointer(bounds.minX, y)
      MaskKernels.multiply(row, bounds.width, row, other.pointer(bounds.minX, y))
    }
  }

  /// Turns inside out.
  func invert() {
    for index in 0..<bounds.area { base[index] = 255 &- base[index] }
  }
}
