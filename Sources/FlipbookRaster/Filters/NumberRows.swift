/// Memory for rows of numbers with 7 fraction bits, four a pixel, blue first, that begin where a processor likes its long
/// vectors to begin. All are 0 at first.
final class NumberRows {
  typealias Row = UnsafeMutablePointer<UInt16>

  private let base: Row
  private let stride: Int
  private var places: [Int]

  /// - Parameter width: In pixels. There is room for sixteen more.
  init(_ count: Int = 1, width: Int) {
    stride = (4 * (width + 16) + 31) & ~31
    places = [Int](repeating: .min, count: count)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count * stride * MemoryLayout<UInt16>.stride, alignment: 64)
    base = memory.bindMemory(to: UInt16.self, capacity: count * stride)
    base.initialize(repeating: 0, count: count * stride)
  }

  deinit { base.deallocate() }

  /// The first row.
  var first: Row { base }

  /// The row at a place; one that is not there is made where the oldest was.
  func row(_ place: Int, make: (Row) -> Void) -> Row {
    var slot = place % places.count
    if slot < 0 { slot += places.count }
    let row = base + slot * stride
    if places[slot] != place {
      places[slot] = place
      make(row)
    }
    return row
  }
}
