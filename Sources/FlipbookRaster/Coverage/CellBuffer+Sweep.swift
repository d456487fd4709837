internal import CPixelRows

extension CellBuffer {
  /// Turns the cells into coverage, hands it to the sink and leaves all cells zero.
  ///
  /// - Parameters:
  ///   - line: Scratch memory for a row of coverage, `stride` bytes or more.
  ///   - spans: Scratch memory for a quarter as many spans.
  func sweep<Sink: CoverageSink>(
    evenOdd: Bool, line: UnsafeMutablePointer<UInt8>, spans: UnsafeMutablePointer<pixel_rows_span>,
    into sink: inout Sink
  ) {
    let left = Int(band.left)
    let shortest = sink.shortestRun
    for index in 0..<band.rows {
      let count = withUnsafePointer(to: band) {
        pixel_rows_sweep_row($0, index, evenOdd ? 1 : 0, shortest, line, spans)
      }
      let y = Int(band.top &+ index)
      for span in UnsafeBufferPointer(start: spans, count: count) {
        let first = Int(span.first)
        let length = Int(span.end) &- first
        if span.coverage < 0 {
          sink.mask(y: y, x: left &+ first, count: length, coverage: line + first)
        } else {
          sink.run(
            y: y, x: left &+ first, count: length, coverage: UInt8(truncatingIfNeeded: span.coverage))
        }
      }
    }
  }

  /// Composites one colour through the coverage and leaves all cells zero.
  ///
  /// - Parameter surface: Holds all pixels of the band.
  func sweep(evenOdd: Bool, _ pixel: UInt32, over surface: Surface) {
    withUnsafePointer(to: band) {
      pixel_rows_sweep_solid(
        $0, evenOdd ? 1 : 0, pixel, surface.pointer(Int(band.left), Int(band.top)), surface.stride)
    }
  }
}
