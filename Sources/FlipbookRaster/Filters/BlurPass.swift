internal import CPixelRows

/// One blur under way: rows of the picture averaged down, convolved across, convolved down and brought back up, each as
/// soon as the next step needs it and no longer than it does, so that they stay in the processor's cache.
final class BlurPass {
  /// Rows of numbers with 7 fraction bits, four a pixel, blue first, by their place on a grid fixed to the canvas.
  private final class Ring {
    private let base: UnsafeMutablePointer<UInt16>
    private let stride: Int
    private var places: [Int]

    /// - Parameter width: In pixels. There is room for sixteen more.
    init(rows: Int, width: Int) {
      stride = 4 * (width + 16)
      places = [Int](repeating: .min, count: rows)
      base = .allocate(capacity: rows * stride)
      base.initialize(repeating: 0, count: rows * stride)
    }

    deinit { base.deallocate() }

    /// The row at a place; one that is not there is made where the oldest was.
    func row(_ place: Int, make: (UnsafeMutablePointer<UInt16>) -> Void) -> UnsafeMutablePointer<UInt16> {
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

  private let source: Surface
  private let region: PixelRect
  private let factorX: Int
  private let factorY: Int
  private let weightsX: [UInt16]
  private let weightsY: [UInt16]
  private let reachX: Int
  private let reachY: Int
  /// What there is of the picture, and what is asked for, in blocks.
  private let small: PixelRect
  private let wanted: PixelRect

  private let isLinear: Bool
  private let sums: UnsafeMutablePointer<UInt16>
  private let linearSums: UnsafeMutablePointer<UInt32>
  private let padded: UnsafeMutablePointer<UInt16>
  private let clear: UnsafeMutablePointer<UInt16>
  private let across: Ring
  private let blurred: Ring
  private let stretched: Ring

  /// - Parameters:
  ///   - region: The pixels that will be written.
  ///   - isLinear: Whether colours are mixed in linear light.
  ///   - factorX: How many columns are averaged.
  ///   - weightsX: Of a block and of each distance from it.
  init(
    _ source: Surface, _ region: PixelRect, isLinear: Bool, factorX: Int, factorY: Int, weightsX: [UInt16],
    weightsY: [UInt16]
  ) {
    self.isLinear = isLinear
    self.source = source
    self.region = region
    self.factorX = factorX
    self.factorY = factorY
    self.weightsX = weightsX
    self.weightsY = weightsY
    reachX = weightsX.count - 1
    reachY = weightsY.count - 1
    let bounds = source.bounds
    small = PixelRect(
      minX: Self.down(bounds.minX, factorX), minY: Self.down(bounds.minY, factorY),
      maxX: Self.down(bounds.maxX - 1, factorX) + 1, maxY: Self.down(bounds.maxY - 1, factorY) + 1)
    wanted = PixelRect(
      minX: Self.down(region.minX, factorX) - 1, minY: Self.down(region.minY, factorY) - 1,
      maxX: Self.down(region.maxX - 1, factorX) + 2, maxY: Self.down(region.maxY - 1, factorY) + 2)
    func zeros(_ width: Int) -> UnsafeMutablePointer<UInt16> {
      let row = UnsafeMutablePointer<UInt16>.allocate(capacity: 4 * width)
      row.initialize(repeating: 0, count: 4 * width)
      return row
    }
    sums = .allocate(capacity: isLinear ? 1 : 4 * bounds.width)
    linearSums = .allocate(capacity: isLinear ? 4 * bounds.width : 1)
    // Clear pixels on both sides, so that no tap needs a test. The picture may reach further than is asked for.
    padded = zeros(wanted.width + 2 * reachX + 16)
    clear = zeros(wanted.width + 16)
    across = Ring(rows: 2 * reachY + 1, width: wanted.width)
    blurred = Ring(rows: 2, width: wanted.width)
    stretched = Ring(rows: 2, width: region.width + 2 * factorX)
  }

  deinit {
    sums.deallocate()
    linearSums.deallocate()
    padded.deallocate()
    clear.deallocate()
  }

  private static func down(_ value: Int, _ factor: Int) -> Int {
    value >= 0 ? value / factor : -((factor - 1 - value) / factor)
  }

  /// The block whose centre is the last at or before a pixel's, and how far the pixel is on the way to the next, in
  /// 65,536ths.
  private static func place(_ pixel: Int, _ factor: Int) -> (Int, UInt16) {
    if factor == 1 { return (pixel, 0) }
    let shifted = pixel - factor / 2
    let block = down(shifted, factor)
    return (block, UInt16((2 * (shifted - block * factor) + 1) * 32_768 / factor))
  }

  /// A share of a step in 128ths. The numbers are exact to about 15 of them: what is flat stays so.
  private static func turn(_ share: Float) -> UInt16 { UInt16(16 + share * 95) }

  /// - Parameter dithers: Whether results are rounded up or down by a fine pattern.
  func write(to target: Surface, dithers: Bool) {
    let plain = [UInt16](repeating: 64, count: 8)
    for y in region.minY..<region.maxY {
      let (upper, part) = Self.place(y, factorY)
      let rounding = dithers ? DitherPattern.row(x: region.minX, y: y).map(Self.turn) : plain
      let first = stretchedRow(upper)
      let second = part > 0 ? stretchedRow(upper + 1) : first
      let output = target.pointer(region.minX, y)
      if isLinear {
        pixel_rows_mix_linear(
          first, second, part, rounding, region.width, LinearLight.encodedByRoot, output)
      } else {
        pixel_rows_mix(first, second, part, rounding, region.width, output)
      }
    }
  }

  /// Averages blocks of the picture into the middle of the padded row.
  ///
  /// - Returns: False when there is nothing.
  private func reduce(_ place: Int) -> Bool {
    let bounds = source.bounds
    let shared = small.intersection(
      PixelRect(minX: wanted.minX - reachX, minY: place, maxX: wanted.maxX + reachX, maxY: place + 1))
    if shared.isEmpty { return false }
    // 256 rows of 255 fit.
    let minX = max(bounds.minX, shared.minX * factorX)
    let maxX = min(bounds.maxX, shared.maxX * factorX)
    let count = maxX - minX
    let lead = (shared.minX + 1) * factorX - minX
    let bits = Int32(factorX.trailingZeroBitCount + factorY.trailingZeroBitCount)
    let means = padded + 4 * (shared.minX + reachX - wanted.minX)
    let rows = max(bounds.minY, place * factorY)..<min(bounds.maxY, (place + 1) * factorY)
    if isLinear {
      linearSums.initialize(repeating: 0, count: 4 * count)
      for y in rows {
        pixel_rows_add_linear(source.pointer(minX, y), count, LinearLight.linear, linearSums)
      }
      pixel_rows_linear_blocks(linearSums, count, lead, factorX, bits, means)
    } else {
      sums.initialize(repeating: 0, count: 4 * count)
      for y in rows { pixel_rows_add(source.pointer(minX, y), count, sums) }
      pixel_rows_blocks(sums, count, lead, factorX, bits, means)
    }
    return true
  }

  private func acrossRow(_ place: Int) -> UnsafePointer<UInt16> {
    guard place >= small.minY && place < small.maxY else { return UnsafePointer(clear) }
    return UnsafePointer(
      across.row(place) { row in
        if reduce(place) {
          if reachX > 0 {
            pixel_rows_convolve_across(padded, wanted.width, weightsX, reachX, row)
          } else {
            row.update(from: padded, count: 4 * wanted.width)
          }
        } else {
          row.update(repeating: 0, count: 4 * wanted.width)
        }
      })
  }

  private func blurredRow(_ place: Int) -> UnsafeMutablePointer<UInt16> {
    blurred.row(place) { row in
      if reachY == 0 { return row.update(from: acrossRow(place), count: 4 * wanted.width) }
      let rows: [UnsafePointer<UInt16>?] = (-reachY...reachY).map { acrossRow(place + $0) }
      pixel_rows_convolve_down(rows, wanted.width, weightsY, reachY, row)
    }
  }

  /// A row of blocks brought up to the width of the region.
  private func stretchedRow(_ place: Int) -> UnsafePointer<UInt16> {
    let (column, _) = Self.place(region.minX, factorX)
    let blocks = 4 * (column - wanted.minX)
    if factorX == 1 { return UnsafePointer(blurredRow(place) + blocks) }
    // Where between two centres the first pixel lies.
    let index = region.minX - (column * factorX + factorX / 2)
    let row = stretched.row(place) { row in
      pixel_rows_stretch(
        blurredRow(place) + blocks, (index + region.width + factorX - 1) / factorX, factorX, row)
    }
    return UnsafePointer(row + 4 * index)
  }
}
