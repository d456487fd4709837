extension CellBuffer {
  /// Eight-bit coverage of a running sum: |sum| or, for even-odd, its distance from the nearest even winding.
  ///
  /// From 0…2^17 to 0…255: area · (255 / 256) / 512, where 256 is the half that rounds to nearest. Taking off
  /// a 256th turns 256 steps into 255, so that a whole pixel is 255 and not 256. The 256th is cut off itself,
  /// so that an area just below a tie rounds up.
  @inline(__always)
  private static func coverage(_ sum: Int32, evenOdd: Bool) -> UInt8 {
    var area = abs(sum)
    if evenOdd {
      area &= 2 &* whole &- 1
      if area > whole { area = 2 &* whole &- area }
    } else {
      area = min(area, whole)
    }
    return UInt8(truncatingIfNeeded: (area &- (area >> 8) &+ 256) >> 9)
  }

  /// The same for four sums. `sums >> 31` is −1 for negative ones: (s ^ −1) − (−1) is −s.
  @inline(__always)
  private static func coverage(_ sums: SIMD4<Int32>, evenOdd: Bool) -> SIMD4<Int32> {
    let sign = sums &>> 31
    var area = (sums ^ sign) &- sign
    let whole = SIMD4<Int32>(repeating: whole)
    if evenOdd {
      area = area & (whole &+ whole &- 1)
      let folded = whole &+ whole &- area
      area = area.replacing(with: folded, where: area .> whole)
    } else {
      area = area.replacing(with: whole, where: area .> whole)
    }
    return (area &- (area &>> 8) &+ 256) &>> 9
  }

  /// Constant runs shorter than this join the mask around them.
  private static let shortestRun = 16

  /// Turns the cells into coverage, hands it to the sink and leaves all cells zero.
  ///
  /// - Parameter line: Scratch memory for a row of coverage, `stride` bytes or more.
  func sweep<Sink: CoverageSink>(evenOdd: Bool, line: UnsafeMutablePointer<UInt8>, into sink: inout Sink) {
    var row = cells
    var rowBits = bits
    for index in 0..<rows {
      sweepRow(row, rowBits, originY &+ index, evenOdd, line, &sink)
      row += stride
      rowBits += words
    }
  }

  /// Sums up one row. Only blocks of four columns with a bit are read; between them the sum, and so the
  /// coverage, is constant.
  @inline(__always)
  private func sweepRow<Sink: CoverageSink>(
    _ row: UnsafeMutablePointer<Int32>, _ rowBits: UnsafeMutablePointer<UInt64>, _ y: Int, _ evenOdd: Bool,
    _ line: UnsafeMutablePointer<UInt8>, _ sink: inout Sink
  ) {
    var sum: Int32 = 0
    // First column of the pending mask, or -1 when there is none; it ends at `column`.
    var maskStart = -1
    var column = 0
    var word = 0
    var pending = rowBits[0]
    rowBits[0] = 0
    while true {
      // The next touched block of four columns.
      while pending == 0 {
        word &+= 1
        if word == words { break }
        pending = rowBits[word]
        rowBits[word] = 0
      }
      let next = word == words ? columns : min(columns, (word << 6 &+ pending.trailingZeroBitCount) << 2)
      if next > column {
        let cover = Self.coverage(sum, evenOdd: evenOdd)
        let gap = next &- column
        if cover != 0 && gap < Self.shortestRun {
          if maskStart < 0 { maskStart = column }
          for offset in 0..<gap { line[column &+ offset] = cover }
        } else {
          if maskStart >= 0 {
            sink.mask(y: y, x: originX &+ maskStart, count: column &- maskStart, coverage: line + maskStart)
            maskStart = -1
          }
          if cover != 0 { sink.run(y: y, x: originX &+ column, count: gap, coverage: cover) }
        }
        column = next
      }
      if word == words { break }
      pending &= pending &- 1
      if column >= columns {
        // Only the spill column past the last one is left.
        zeroTail(row)
        continue
      }
      let block = UnsafeMutableRawPointer(row + column)
      var values = block.loadUnaligned(as: SIMD4<Int32>.self)
      block.storeBytes(of: SIMD4<Int32>(), as: SIMD4<Int32>.self)
      // The running sum of four cells in two steps (Hillis and Steele 1986), on top of the sum so far.
      values = values &+ SIMD4(0, values.x, values.y, values.z)
      values = values &+ SIMD4(0, 0, values.x, values.y)
      values = values &+ SIMD4(repeating: sum)
      sum = values.w
      let cover = Self.coverage(values, evenOdd: evenOdd)
      let packed = SIMD4<UInt8>(truncatingIfNeeded: cover)
      UnsafeMutableRawPointer(line + column).storeBytes(of: packed, as: SIMD4<UInt8>.self)
      if maskStart < 0 { maskStart = column }
      column &+= 4
    }
    if maskStart >= 0 {
      let end = min(column, columns)
      sink.mask(y: y, x: originX &+ maskStart, count: end &- maskStart, coverage: line + maskStart)
    }
  }

  @inline(__always)
  private func zeroTail(_ row: UnsafeMutablePointer<Int32>) {
    for column in columns..<stride { row[column] = 0 }
  }
}
