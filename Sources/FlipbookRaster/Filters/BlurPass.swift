internal import CPixelRows

/// One blur under way: rows of the picture averaged, convolved across, convolved down and brought back up, each as soon
/// as the next step needs it and no longer than it does, so that they stay in the processor's cache.
final class BlurPass {
  private typealias Row = UnsafeMutablePointer<UInt16>

  private let source: Surface
  private let region: PixelRect
  private let isLinear: Bool
  private let across: BlurAxis
  private let down: BlurAxis
  private let stretchWeights: [UInt16]
  /// The extent of the picture, in boxes.
  private let boxes: PixelRect
  /// The region asked for, in convolved places.
  private let wanted: PixelRect
  /// The first box of a row that is convolved, and how many there are.
  private let firstBox: Int
  private let boxCount: Int

  private let sums: UnsafeMutablePointer<UInt16>
  private let linearSums: UnsafeMutablePointer<UInt32>
  /// Boxes of a row, with clear ones on both sides where the picture ends, so that no tap needs a test.
  private let padded: NumberRows
  private let even: NumberRows
  private let odd: NumberRows
  private let clear: NumberRows
  private let acrossRows: NumberRows
  private let blurredRows: NumberRows
  private let stretchedRows: NumberRows

  /// - Parameters:
  ///   - region: The pixels that will be written.
  ///   - isLinear: Whether colours are mixed in linear light.
  init(_ source: Surface, _ region: PixelRect, isLinear: Bool, across: BlurAxis, down: BlurAxis) {
    self.source = source
    self.region = region
    self.isLinear = isLinear
    self.across = across
    self.down = down
    let bounds = source.bounds
    boxes = PixelRect(
      minX: Self.down(bounds.minX, across.box), minY: Self.down(bounds.minY, down.box),
      maxX: Self.down(bounds.maxX - 1, across.box) + 1, maxY: Self.down(bounds.maxY - 1, down.box) + 1)
    // The spline reads one sample more on both sides.
    let (marginX, marginY) = (across.factor == 1 ? 0 : 1, down.factor == 1 ? 0 : 1)
    wanted = PixelRect(
      minX: Self.down(region.minX, across.factor) - marginX,
      minY: Self.down(region.minY, down.factor) - marginY,
      maxX: Self.down(region.maxX - 1, across.factor) + 1 + marginX,
      maxY: Self.down(region.maxY - 1, down.factor) + 1 + marginY)
    if across.factor == 1 {
      firstBox = wanted.minX - across.reach
      boxCount = wanted.width + 2 * across.reach
    } else {
      firstBox = 2 * (wanted.minX - across.reach / 2)
      boxCount = 2 * (wanted.width + across.reach / 2 * 2)
    }
    sums = .allocate(capacity: 4 * bounds.width)
    linearSums = .allocate(capacity: isLinear ? 4 * bounds.width : 1)
    padded = NumberRows(width: boxCount)
    even = NumberRows(width: boxCount / 2)
    odd = NumberRows(width: boxCount / 2)
    clear = NumberRows(width: wanted.width)
    acrossRows = NumberRows(2 * down.reach + 2, width: wanted.width)
    blurredRows = NumberRows(3, width: wanted.width)
    stretchedRows = NumberRows(3, width: across.factor == 1 ? 1 : (wanted.width + 4) * across.factor)
    stretchWeights = across.factor == 1 ? [] : across.stretchWeights
  }

  deinit {
    sums.deallocate()
    linearSums.deallocate()
  }

  private static func down(_ value: Int, _ factor: Int) -> Int {
    value >= 0 ? value / factor : -((factor - 1 - value) / factor)
  }

  /// A share of a step in 128ths, 16…111. The numbers are exact to about 15 of them: what is flat stays so.
  private static func turn(_ share: Float) -> UInt16 { UInt16(16 + share * 95) }

  /// - Parameter dithers: Whether results are rounded up or down by a fine pattern.
  func write(to target: Surface, dithers: Bool) {
    // A half of 128: numbers have 7 fraction bits.
    let plain = [UInt16](repeating: 64, count: 8)
    let mixed = NumberRows(width: isLinear ? region.width : 1)
    for y in region.minY..<region.maxY {
      let rounding = dithers ? DitherPattern.row(x: region.minX, y: y).map(Self.turn) : plain
      let output = target.pointer(region.minX, y)
      let place = Self.down(y, down.factor)
      if down.factor == 1 {
        round(stretchedRow(place), rounding, output)
        continue
      }
      let rows: [UnsafePointer<UInt16>?] = (-1...1).map { stretchedRow(place + $0) }
      let weights = down.spline[y - place * down.factor]
      if isLinear {
        pixel_rows_mix_numbers(rows, weights, region.width, mixed.first)
        round(mixed.first, rounding, output)
      } else {
        pixel_rows_mix(rows, weights, rounding, region.width, output)
      }
    }
  }

  private func round(
    _ numbers: UnsafePointer<UInt16>, _ rounding: [UInt16], _ output: UnsafeMutablePointer<UInt32>
  ) {
    if isLinear {
      pixel_rows_round_linear(
        numbers, rounding, region.width, LinearLight.encoded, LinearLight.encodedNumbers, output)
    } else {
      pixel_rows_round(numbers, rounding, region.width, output)
    }
  }

  /// Averages boxes of the picture into the padded row.
  ///
  /// - Returns: False when there is nothing.
  private func reduce(_ place: Int) -> Bool {
    let bounds = source.bounds
    let shared = boxes.intersection(
      PixelRect(minX: firstBox, minY: place, maxX: firstBox + boxCount, maxY: place + 1))
    if shared.isEmpty { return false }
    let minX = max(bounds.minX, shared.minX * across.box)
    let maxX = min(bounds.maxX, shared.maxX * across.box)
    let count = maxX - minX
    let lead = (shared.minX + 1) * across.box - minX
    let bits = Int32(across.box.trailingZeroBitCount + down.box.trailingZeroBitCount)
    let means = padded.first + 4 * (shared.minX - firstBox)
    // Sums of columns have 16 bits: 128 rows of 255 are 32,640.
    let rows = max(bounds.minY, place * down.box)..<min(bounds.maxY, (place + 1) * down.box)
    if isLinear {
      if bits == 0 {
        widenLinear(minX, place, count, into: means)
        return true
      }
      linearSums.initialize(repeating: 0, count: 4 * count)
      for y in rows {
        widenLinear(minX, y, count, into: sums)
        pixel_rows_add_numbers(sums, count, linearSums)
      }
      pixel_rows_number_blocks(linearSums, count, lead, across.box, bits, means)
    } else if bits == 0 {
      pixel_rows_widen(source.pointer(minX, place), count, means)
    } else {
      sums.initialize(repeating: 0, count: 4 * count)
      for y in rows { pixel_rows_add(source.pointer(minX, y), count, sums) }
      pixel_rows_blocks(sums, count, lead, across.box, bits, means)
    }
    return true
  }

  private func widenLinear(_ x: Int, _ y: Int, _ count: Int, into numbers: Row) {
    pixel_rows_widen_linear(source.pointer(x, y), count, LinearLight.linear, LinearLight.numbers, numbers)
  }

  /// A row of boxes convolved across.
  private func acrossRow(_ place: Int) -> UnsafePointer<UInt16> {
    guard place >= boxes.minY && place < boxes.maxY else { return UnsafePointer(clear.first) }
    return UnsafePointer(acrossRows.row(place, make: makeAcrossRow(place)))
  }

  private func makeAcrossRow(_ place: Int) -> (Row) -> Void {
    { [self] row in
      let width = wanted.width
      guard reduce(place) else { return row.update(repeating: 0, count: 4 * width) }
      if across.reach == 0 {
        row.update(from: padded.first, count: 4 * width)
      } else if across.factor == 1 {
        pixel_rows_convolve_across(padded.first, width, across.centre, across.weights, across.reach, row)
      } else {
        pixel_rows_part(padded.first, boxCount / 2, even.first, odd.first)
        let margin = 4 * (across.reach / 2)
        pixel_rows_halve_across(
          even.first + margin, odd.first + margin, width, across.weights, across.reach, row)
      }
    }
  }

  private func blurredRow(_ place: Int) -> Row {
    blurredRows.row(place) { row in
      let width = wanted.width
      if down.reach == 0 { return row.update(from: acrossRow(place), count: 4 * width) }
      if down.factor == 1 {
        let rows: [UnsafePointer<UInt16>?] = (-down.reach...down.reach).map { acrossRow(place + $0) }
        pixel_rows_convolve_down(rows, width, down.centre, down.weights, down.reach, row)
      } else {
        let rows: [UnsafePointer<UInt16>?] = (1 - down.reach...down.reach).map { acrossRow(2 * place + $0) }
        pixel_rows_halve_down(rows, width, down.weights, down.reach, row)
      }
    }
  }

  /// A row of places brought up to the width of the region.
  private func stretchedRow(_ place: Int) -> UnsafePointer<UInt16> {
    let factor = across.factor
    if factor == 1 { return UnsafePointer(blurredRow(place) + 4 * (region.minX - wanted.minX)) }
    let first = wanted.minX + 1
    let row = stretchedRows.row(place) { row in
      pixel_rows_stretch(
        blurredRow(place) + 4 * (first - wanted.minX), wanted.width - 2, factor, stretchWeights, row)
    }
    return UnsafePointer(row + 4 * (region.minX - first * factor))
  }
}
