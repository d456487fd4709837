/// Rows of coverage differences for one band of a shape, with a bit for every four columns that were touched.
///
/// A running sum along a row gives the signed area covered in each pixel, 2^17 for a whole one. Columns are counted
/// from `originX`, rows from `originY`. All cells and bits are zero between shapes.
///
/// The unit is 1 / 2^17 of a pixel: 2^8 heights times 2^8 widths, twice, since areas are sums of two
/// fractions that need no halving. 32 bits hold windings up to 16,383. The bits for touched blocks of four
/// are those of Blend2D's rasterizer.
struct CellBuffer: ~Copyable {
  /// One whole pixel in units of the running sum.
  static let whole: Int32 = 1 << 17

  private(set) var cells: UnsafeMutablePointer<Int32>
  private(set) var bits: UnsafeMutablePointer<UInt64>
  private var cellCapacity = 0
  private var bitCapacity = 0
  /// Cells in a row, a multiple of 4.
  private(set) var stride = 0
  /// Words of bits in a row.
  private(set) var words = 0
  var originX = 0
  var originY = 0
  private(set) var columns = 0
  var rows = 0

  init() {
    cells = .allocate(capacity: 1)
    bits = .allocate(capacity: 1)
  }

  deinit {
    cells.deallocate()
    bits.deallocate()
  }

  /// Makes room for `rows` rows of `columns` columns; an edge in the last column spills into one more.
  mutating func prepare(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    // One column for the spill and one to spare, up to a multiple of 4.
    stride = (columns + 2 + 3) & ~3
    words = ((stride >> 2) + 63) >> 6
    if stride * rows > cellCapacity {
      cells.deallocate()
      cellCapacity = stride * rows
      cells = .allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    if words * rows > bitCapacity {
      bits.deallocate()
      bitCapacity = words * rows
      bits = .allocate(capacity: bitCapacity)
      bits.initialize(repeating: 0, count: bitCapacity)
    }
  }
}
