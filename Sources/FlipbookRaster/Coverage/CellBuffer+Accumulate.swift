internal import CPixelRows

extension CellBuffer {
  /// Adds the parts of edges that lie in this band's rows.
  func add(_ edges: UnsafePointer<EdgeList.Edge>, _ count: Int, isAntialiased: Bool) {
    if isAntialiased {
      withUnsafePointer(to: band) { pixel_rows_add_edges($0, edges, count) }
    } else {
      for index in 0..<count { addHard(edges[index]) }
    }
  }

  /// Adds an edge for a mask without antialiasing: a pixel is inside when its centre is.
  ///
  /// Centres lie at 128 of 256. Adding 127 and shifting gives the first row or column whose centre isn't
  /// before a coordinate: ⌈(v − 128) / 256⌉. From that column on the edge counts with its whole winding.
  private func addHard(_ edge: EdgeList.Edge) {
    let isDown = edge.y0 < edge.y1
    let (x0, y0, x1, y1) =
      isDown ? (edge.x0, edge.y0, edge.x1, edge.y1) : (edge.x1, edge.y1, edge.x0, edge.y0)
    let cover = isDown ? Self.whole : 0 &- Self.whole
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    var y = max((y0 &+ 127) >> 8, band.top)
    let end = min((y1 &+ 127) >> 8, band.top &+ band.rows)
    while y < end {
      let x = x0 &+ Self.rounded(Double((y << 8) &+ 128 &- y0) * slope)
      let column = max(0, ((x &+ 127) >> 8) &- band.left)
      if column < band.columns {
        let line = Int(y &- band.top)
        band.cells[line &* band.stride &+ Int(column)] &+= cover
        band.bits[line &* band.words &+ Int(column >> 9)] |=
          1 << UInt64(truncatingIfNeeded: (column >> 3) & 63)
      }
      y &+= 1
    }
  }

  /// To the nearest integer, ties to even, for numbers of less than 2^31. Adding 1.5 · 2^52, where a `Double`
  /// has no fraction bits left, puts the rounded integer in the low bits of the significand.
  @inline(__always)
  private static func rounded(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
  }
}
