internal import CPixelRows

/// Rows of coverage differences for one band of a shape, with a bit for every eight columns that were touched.
///
/// A running sum along a row gives the signed area covered in each pixel, 2^17 for a whole one. All cells and bits are
/// zero between shapes.
///
/// The unit is 1 / 2^17 of a pixel: 2^8 heights times 2^8 widths, twice, since areas are sums of two
/// fractions that need no halving. 32 bits hold windings up to 16,383. The bits for touched blocks are like those of
/// Blend2D's rasterizer.
struct CellBuffer: ~Copyable {
  /// One whole pixel in units of the running sum.
  static let whole: Int32 = 1 << 17

  private(set) var band: pixel_rows_cells
  private var cellCapacity = 1
  private var bitCapacity = 1

  init() {
    band = pixel_rows_cells(
      cells: .allocate(capacity: 1), bits: .allocate(capacity: 1), stride: 0, words: 0, left: 0, top: 0,
      columns: 0,
      rows: 0)
    band.cells.initialize(to: 0)
    band.bits.initialize(to: 0)
  }

  deinit {
    band.cells.deallocate()
    band.bits.deallocate()
  }

  /// Cells in a row of `columns` pixels: two more for what an edge in the last columns spills, up to whole blocks.
  static func stride(_ columns: Int) -> Int { (columns + 2 + 7) & ~7 }

  /// Makes room for `rows` rows of `columns` columns from column `left` on.
  mutating func prepare(left: Int, columns: Int, rows: Int) {
    let stride = Self.stride(columns)
    let words = (stride >> 3 + 63) >> 6
    if stride * rows > cellCapacity {
      band.cells.deallocate()
      cellCapacity = stride * rows
      band.cells = .allocate(capacity: cellCapacity)
      band.cells.initialize(repeating: 0, count: cellCapacity)
    }
    if words * rows > bitCapacity {
      band.bits.deallocate()
      bitCapacity = words * rows
      band.bits = .allocate(capacity: bitCapacity)
      band.bits.initialize(repeating: 0, count: bitCapacity)
    }
    band.stride = stride
    band.words = words
    band.left = Int32(truncatingIfNeeded: left)
    band.columns = Int32(truncatingIfNeeded: columns)
  }

  /// Says which rows the band has, no more than there is room for.
  mutating func place(top: Int, rows: Int) {
    band.top = Int32(truncatingIfNeeded: top)
    band.rows = Int32(truncatingIfNeeded: rows)
  }
}
