extension CellBuffer {
  /// To the nearest integer, ties to even, for numbers of less than 2^31. Adding 1.5 · 2^52, where a `Double`
  /// has no fraction bits left, puts the rounded integer in the low bits of the significand.
  @inline(__always)
  private static func rounded(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
  }

  /// Adds the part of an edge that lies in this band's rows.
  ///
  /// Coordinates have 8 fraction bits: `>> 8` is the pixel, `& 255` the place in it. In the pixel that an
  /// edge crosses, `cover` is the height of the crossing times 512, so 2^17 for a whole row, negative for an
  /// edge that goes up. `area` is the part of it left of the edge, in the same unit: the height times twice
  /// the mean distance from the pixel's left side, which is why half of 512 meets the sum of both ends'
  /// fractions. The pixel gets what is right of the edge, `cover - area`; the next column gets the rest,
  /// since everything further right counts in full. No product is rounded: `cover` is a multiple of 512.
  ///
  /// Every crossing of a row or column boundary is computed from the whole edge alone, so that what a pixel gets
  /// does not depend on the band or clip it is computed for.
  func add(_ edge: EdgeList.Edge) {
    var x0 = edge.x0
    var y0 = edge.y0
    var x1 = edge.x1
    var y1 = edge.y1
    // Winding +1 for an edge that goes down: 512 for each 256th of a row's height.
    var sign: Int32 = 512
    if y0 > y1 {
      swap(&x0, &x1)
      swap(&y0, &y1)
      sign = -512
    }
    let top = Int32(truncatingIfNeeded: originY)
    let bottom = top &+ Int32(truncatingIfNeeded: rows)
    let firstRow = max(y0 >> 8, top)
    let lastRow = min((y1 &- 1) >> 8, bottom &- 1)
    if firstRow > lastRow { return }
    let left = Int32(truncatingIfNeeded: originX) << 8
    let width = Int32(truncatingIfNeeded: columns)
    let stride = self.stride
    let words = self.words
    var row = cells + Int(firstRow &- top) &* stride
    var rowBits = bits + Int(firstRow &- top) &* words
    x0 &-= left
    x1 &-= left

    if x0 == x1 {
      var column = x0 >> 8
      if column >= width { return }
      var fraction = x0 & 255
      if column < 0 {
        column = 0
        fraction = 0
      }
      let c = Int(column)
      // Four columns to a bit, 256 to a word of bits.
      let mark: UInt64 = 1 << UInt64(truncatingIfNeeded: (c >> 2) & 63)
      let nextMark: UInt64 = 1 << UInt64(truncatingIfNeeded: ((c &+ 1) >> 2) & 63)
      var y = firstRow
      while y <= lastRow {
        let cover = (min(y1, (y &+ 1) << 8) &- max(y0, y << 8)) &* sign
        let area = (cover >> 8) &* fraction
        row[c] &+= cover &- area
        row[c &+ 1] &+= area
        rowBits[c >> 8] |= mark
        rowBits[(c &+ 1) >> 8] |= nextMark
        row += stride
        rowBits += words
        y &+= 1
      }
      return
    }

    // Crossings are computed in `Double`, which holds products of 32 bits exactly enough to round them to a
    // 256th.
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    let isSteep = abs(x1 &- x0) <= 256
    let rise = isSteep ? 0 : Double(y1 &- y0) / Double(x1 &- x0)
    var ya = max(y0, firstRow << 8)
    var xa = ya == y0 ? x0 : x0 &+ Self.rounded(Double(ya &- y0) * slope)
    var y = firstRow
    while y <= lastRow {
      let yb = min(y1, (y &+ 1) << 8)
      let xb = yb == y1 ? x1 : x0 &+ Self.rounded(Double(yb &- y0) * slope)
      let ca = xa >> 8
      let cb = xb >> 8
      if ca == cb {
        if ca < 0 {
          row[0] &+= (yb &- ya) &* sign
          rowBits[0] |= 1
        } else if ca < width {
          let c = Int(ca)
          let cover = (yb &- ya) &* sign
          let area = (cover >> 9) &* ((xa & 255) &+ (xb & 255))
          row[c] &+= cover &- area
          row[c &+ 1] &+= area
          rowBits[c >> 8] |= 1 << UInt64(truncatingIfNeeded: (c >> 2) & 63)
          let n = c &+ 1
          rowBits[n >> 8] |= 1 << UInt64(truncatingIfNeeded: (n >> 2) & 63)
        }
      } else {
        let slant = isSteep ? Double(y1 &- y0) / Double(x1 &- x0) : rise
        addAcross(row, rowBits, xa, ya, xb, yb, x0, y0, slant, sign, width)
      }
      row += stride
      rowBits += words
      xa = xb
      ya = yb
      y &+= 1
    }
  }

  /// The part of an edge in one row that runs through several columns.
  @inline(never)
  private func addAcross(
    _ row: UnsafeMutablePointer<Int32>, _ rowBits: UnsafeMutablePointer<UInt64>, _ xa: Int32, _ ya: Int32,
    _ xb: Int32, _ yb: Int32, _ x0: Int32, _ y0: Int32, _ slant: Double, _ downSign: Int32, _ width: Int32
  ) {
    var (xl, yl, xr, yr, sign) = (xa, ya, xb, yb, downSign)
    if xa > xb { (xl, yl, xr, yr, sign) = (xb, yb, xa, ya, 0 &- downSign) }
    var column = xl >> 8
    let lastColumn = xr >> 8
    if column >= width { return }
    if lastColumn < 0 {
      row[0] &+= (yr &- yl) &* sign
      rowBits[0] |= 1
      return
    }
    if column < 0 {
      let y = min(yb, max(ya, y0 &+ Self.rounded(Double(0 &- x0) * slant)))
      row[0] &+= (y &- yl) &* sign
      xl = 0
      yl = y
      column = 0
    }
    let end = min(lastColumn, width &- 1)
    let firstMark = Int(column) >> 2
    let lastMark = Int(end &+ 1) >> 2
    while column <= end {
      let boundary = (column &+ 1) << 8
      var y = yr
      var x = xr
      if column != lastColumn {
        y = min(yb, max(ya, y0 &+ Self.rounded(Double(boundary &- x0) * slant)))
        x = boundary
      }
      let cover = (y &- yl) &* sign
      let area = (cover >> 9) &* (xl &+ x &- (column << 9))
      let c = Int(column)
      row[c] &+= cover &- area
      row[c &+ 1] &+= area
      xl = x
      yl = y
      column &+= 1
    }
    var mark = firstMark
    while mark <= lastMark {
      rowBits[mark >> 6] |= 1 << UInt64(truncatingIfNeeded: mark & 63)
      mark &+= 1
    }
  }

  /// Adds an edge for a mask without antialiasing: a pixel is inside when its centre is.
  ///
  /// Centres lie at 128 of 256. Adding 127 and shifting gives the first row or column whose centre isn't
  /// before a coordinate: ⌈(v − 128) / 256⌉. From that column on the edge counts with its whole winding.
  func addHard(_ edge: EdgeList.Edge) {
    let isDown = edge.y0 < edge.y1
    let (x0, y0, x1, y1) =
      isDown ? (edge.x0, edge.y0, edge.x1, edge.y1) : (edge.x1, edge.y1, edge.x0, edge.y0)
    let cover = isDown ? Self.whole : 0 &- Self.whole
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    let top = Int32(truncatingIfNeeded: originY)
    var y = max((y0 &+ 127) >> 8, top)
    let end = min((y1 &+ 127) >> 8, top &+ Int32(truncatingIfNeeded: rows))
    let left = Int32(truncatingIfNeeded: originX)
    while y < end {
      let x = x0 &+ Self.rounded(Double((y << 8) &+ 128 &- y0) * slope)
      let column = max(0, ((x &+ 127) >> 8) &- left)
      if column < Int32(truncatingIfNeeded: columns) {
        let line = Int(y &- top)
        cells[line &* stride &+ Int(column)] &+= cover
        bits[line &* words &+ Int(column >> 8)] |= 1 << UInt64(truncatingIfNeeded: (column >> 2) & 63)
      }
      y &+= 1
    }
  }
}
