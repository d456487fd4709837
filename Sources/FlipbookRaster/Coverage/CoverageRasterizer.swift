internal import CPixelRows

/// Scan converter with exact-area antialiasing: outlines in, 8-bit coverage out.
///
/// A pixel's coverage is the area of the outline inside it, computed in 24.8 fixed point as a running sum of signed
/// cell areas, in the way FreeType, AGG and Blend2D do. A pixel's coverage depends on the outline alone, never
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
  private var spans: UnsafeMutablePointer<pixel_rows_span>
  private var lineCapacity: Int
  private var clip = PixelRect.empty
  /// Cells that are worked on at a time, so that they stay in the cache.
  private let bandCells: Int

  package init(bandCells: Int = 1 << 16) {
    self.bandCells = bandCells
    lineCapacity = 4_096
    line = .allocate(capacity: lineCapacity)
    spans = .allocate(capacity: lineCapacity / 4)
  }

  deinit {
    line.deallocate()
    spans.deallocate()
  }

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
    forEachBand(isAntialiased) { cells in
      cells.sweep(evenOdd: rule == .evenOdd, line: line, spans: spans, into: &sink)
    }
  }

  /// Closes the outline and composites a colour through its coverage.
  ///
  /// - Parameter surface: Holds all pixels of the clip.
  func fill(rule: Rule, isAntialiased: Bool, _ pixel: UInt32, over surface: Surface) {
    edges.close()
    let bounds = bounds
    if bounds.isEmpty { return }
    if bounds.area <= Self.mostExpected { surface.expect(bounds) }
    forEachBand(isAntialiased) { $0.sweep(evenOdd: rule == .evenOdd, pixel, over: surface) }
  }

  /// Pixels that stay in the processor's nearest cache while edges are added.
  private static let mostExpected = 1 << 12

  /// Calls a function with the cells of the outline, a band at a time.
  @inline(__always)
  private func forEachBand(_ isAntialiased: Bool, _ body: (borrowing CellBuffer) -> Void) {
    edges.close()
    let bounds = bounds
    if bounds.isEmpty { return }
    let stride = CellBuffer.stride(bounds.width)
    if stride > lineCapacity { reserve(stride) }
    let bandRows = max(4, min(bounds.height, bandCells / stride))
    cells.prepare(left: bounds.minX, columns: bounds.width, rows: min(bandRows, bounds.height))
    if bandRows >= bounds.height {
      cells.place(top: bounds.minY, rows: bounds.height)
      cells.add(edges.storage, edges.count, isAntialiased: isAntialiased)
      body(cells)
    } else {
      forEachBand(of: bounds, bandRows, isAntialiased, body)
    }
  }

  @inline(never)
  private func reserve(_ stride: Int) {
    line.deallocate()
    spans.deallocate()
    lineCapacity = stride
    line = .allocate(capacity: stride)
    spans = .allocate(capacity: stride / 4)
  }

  /// A shape too large for the cache, a few rows at a time: edges are sorted by the band they start in and carried on
  /// for as long as they last.
  private func forEachBand(
    of bounds: PixelRect, _ bandRows: Int, _ isAntialiased: Bool, _ body: (borrowing CellBuffer) -> Void
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
    var sorted = [EdgeList.Edge](repeating: EdgeList.Edge(), count: count)
    for index in 0..<count {
      let band = band(of: list[index])
      sorted[fill[band]] = list[index]
      fill[band] += 1
    }
    var carried: [EdgeList.Edge] = []
    for band in 0..<bands {
      let top = bounds.minY + band * bandRows
      let bottom = min(bounds.maxY, top + bandRows)
      cells.place(top: top, rows: bottom - top)
      let limit = Int32(bottom) << 8
      let own = sorted[starts[band]..<starts[band + 1]]
      carried.append(contentsOf: own)
      carried.withUnsafeBufferPointer { edges in
        if let base = edges.baseAddress { cells.add(base, edges.count, isAntialiased: isAntialiased) }
      }
      carried.removeAll { max($0.y0, $0.y1) <= limit }
      body(cells)
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
