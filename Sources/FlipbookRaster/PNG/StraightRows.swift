/// The current row and the one above it with straight alpha, converted once each.
final class StraightRows {
  private let width: Int
  private var current: UnsafeMutablePointer<UInt32>
  private var previous: UnsafeMutablePointer<UInt32>

  init(width: Int) {
    self.width = width
    current = .allocate(capacity: width)
    previous = .allocate(capacity: width)
    current.initialize(repeating: 0, count: width)
    previous.initialize(repeating: 0, count: width)
  }

  deinit {
    current.deallocate()
    previous.deallocate()
  }

  /// Starts below the premultiplied row `above`, or at the top for nil.
  func begin(above: UnsafePointer<UInt32>?) {
    if let above {
      AlphaConversion.unpremultiply(above, into: current, count: width)
    } else {
      current.update(repeating: 0, count: width)
    }
  }

  /// Converts the next premultiplied row.
  func next(_ row: UnsafePointer<UInt32>) -> (row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>) {
    swap(&current, &previous)
    AlphaConversion.unpremultiply(row, into: current, count: width)
    return (UnsafePointer(current), UnsafePointer(previous))
  }
}
