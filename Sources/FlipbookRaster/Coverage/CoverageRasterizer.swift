/// Scan converter with exact-area antialiasing: outlines in, 8-bit coverage out.
///
/// A pixel's coverage is the area of the outline inside it, computed in 24.8 fixed point as a running sum of signed
/// cell areas, in the way FreeType, AGG and Blend2D do. What a pixel gets depends on the outline alone, never
/// on the clip or on the bands that a large shape is worked off in.
///
/// Owns its memory and reuses it from shape to shape; one for each thread.
package final class CoverageRasterizer {
  /// The winding numbers that are inside a shape.
  package enum Rule: Sendable {
    case nonzero
    case evenOdd
  }

  var edges = EdgeList()
  private var cells = CellBuffer()
  private var line: UnsafeMutablePointer<UInt8>
  private var lineCapacity: Int
  private var clip = PixelRect.empty
  /// Cells that are worked on at a time, so that they stay in the cache.
  private let bandCells: Int

  package init(bandCells: Int = 1 << 16) {
    self.bandCells = bandCells
    lineCapacity = 4_096
    line = .allocate(capacity: lineCapacity)
  }

  deinit { line.deallocate() }

  /// Starts a shape of which only what lies in `clip` (pixels) will be asked for.
  package func begin(clip: PixelRect) {
    self.clip = clip
    edges.begin(clip: clip)
  }

  /// The pixels that the shape begun can touch, inside the clip.
  private var bounds: PixelRect {
    if edges.count == 0 { return .empty }
    return PixelRect(
      minX: Int(edges.minX >> 8), minY: Int(edges.minY >> 8), maxX: Int((edges.maxX + 255) >> 8),
      maxY: Int((edges.maxY + 255) >> 8)
    ).intersection(clip)
  }

  /// Closes the outline and hands its coverage to the sink.
  ///
  /// - Parameter isAntialiased: false for a mask of 0 and 255 that covers the pixels whose centre is inside.
  func sweep<Sink: CoverageSink>(rule: Rule, isAntialiased: Bool = true, into sink: inout Sink) {
    edges.close()
    let bounds = bounds
    if bounds.isEmpty { return }
    let stride = (bounds.width + 5) & ~3
    if stride > lineCapacity {
      line.deallocate()
      lineCapacity = stride
      line = .allocate(capacity: stride)
    }
    let bandRows = max(4, min(bounds.height, bandCells / stride))
    cells.prepare(columns: bounds.width, rows: min(bandRows, bounds.height))
    cells.originX = bounds.minX
    if bandRows >= bounds.height {
      cells.originY = bounds.minY
      let list = edges.storage
      for index in 0..<edges.count { addEdge(list[index], isAntialiased) }
      cells.sweep(evenOdd: rule == .evenOdd, line: line, into: &sink)
    } else {
      sweepBands(bounds, bandRows, rule, isAntialiased, &sink)
    }
  }

  @inline(__always)
  private func addEdge(_ edge: EdgeList.Edge, _ isAntialiased: Bool) {
    if isAntialiased { cells.add(edge) } else { cells.addHard(edge) }
  }

  /// A shape too large for the cache, a few rows at a time: edges are sorted by the band they start in and carried on
  /// for as long as they last.
  private func sweepBands<Sink: CoverageSink>(
    _ bounds: PixelRect, _ bandRows: Int, _ rule: Rule, _ isAntialiased: Bool, _ sink: inout Sink
  ) {
    let count = edges.count
    let list = edges.storage
    let bands = (bounds.height + bandRows - 1) / bandRows
    func band(of edge: EdgeList.Edge) -> Int {
      let row = Int(min(edge.y0, edge.y1) >> 8) - bounds.minY
      return row <= 0 ? 0 : row / bandRows
    }
    var starts = [Int](repeating: 0, count: bands + 1)
    for index in 0..<count { starts[band(of: list[index]) + 1] += 1 }
    for index in 0..<bands { starts[index + 1] += starts[index] }
    var fill = starts
    var order = [Int32](repeating: 0, count: count)
    for index in 0..<count {
      let band = band(of: list[index])
      order[fill[band]] = Int32(truncatingIfNeeded: index)
      fill[band] += 1
    }
    var carried: [Int32] = []
    for band in 0..<bands {
      let top = bounds.minY + band * bandRows
      let bottom = min(bounds.maxY, top + bandRows)
      cells.originY = top
      cells.rows = bottom - top
      let limit = Int32(bottom) << 8
      var kept = 0
      for position in 0..<carried.count {
        let edge = list[Int(carried[position])]
        addEdge(edge, isAntialiased)
        if max(edge.y0, edge.y1) > limit {
          carried[kept] = carried[position]
          kept += 1
        }
      }
      carried.removeLast(carried.count - kept)
      for position in starts[band]..<starts[band + 1] {
        let edge = list[Int(order[position])]
        addEdge(edge, isAntialiased)
        if max(edge.y0, edge.y1) > limit { carried.append(order[position]) }
      }
      cells.sweep(evenOdd: rule == .evenOdd, line: line, into: &sink)
    }
  }

  /// Coverage of an upright rectangle (device pixels), the same as its outline would get.
  ///
  /// A pixel's width and height inside it have 8 fraction bits. Twice their product is the area, 2^17 for a
  /// whole pixel, brought to 8 bits as in ``CellBuffer``. Without antialiasing, sides go to the nearest
  /// border of a pixel; a half goes down.
  func sweepRectangle<Sink: CoverageSink>(
    minX: Double, minY: Double, maxX: Double, maxY: Double, isAntialiased: Bool, clip: PixelRect,
    into sink: inout Sink
  ) {
    let limit = EdgeList.guardBand
    func fixed(_ value: Double) -> Int {
      var result = Int(EdgeList.fixed(max(-limit, min(limit, value))))
      if !isAntialiased { result = (result + 127) & ~255 }
      return result
    }
    let (x0, x1, y0, y1) = (fixed(minX), fixed(maxX), fixed(minY), fixed(maxY))
    if x0 >= x1 || y0 >= y1 { return }
    let firstX = max(x0 >> 8, clip.minX)
    let endX = min((x1 + 255) >> 8, clip.maxX)
    let firstY = max(y0 >> 8, clip.minY)
    let endY = min((y1 + 255) >> 8, clip.maxY)
    if firstX >= endX || firstY >= endY { return }
    func covered(_ pixel: Int, _ low: Int, _ high: Int) -> Int {
      min(high, (pixel + 1) << 8) - max(low, pixel << 8)
    }
    func coverage(_ width: Int, _ height: Int) -> UInt8 {
      let area = width * height * 2
      return UInt8((area - area >> 8 + 256) >> 9)
    }
    let solidStart = covered(firstX, x0, x1) == 256 ? firstX : firstX + 1
    let solidEnd = max(solidStart, covered(endX - 1, x0, x1) == 256 ? endX : endX - 1)
    for y in firstY..<endY {
      let height = covered(y, y0, y1)
      func edgePixel(_ x: Int) {
        let cover = coverage(covered(x, x0, x1), height)
        if cover != 0 { sink.run(y: y, x: x, count: 1, coverage: cover) }
      }
      if solidStart > firstX { edgePixel(firstX) }
      let cover = coverage(256, height)
      if solidEnd > solidStart && cover != 0 {
        sink.run(y: y, x: solidStart, count: solidEnd - solidStart, coverage: cover)
      }
      if solidEnd < endX && solidEnd >= solidStart && endX - 1 >= solidStart { edgePixel(endX - 1) }
    }
  }
}
