/// Receives the covered pixels of a shape, row by row from the top, left to right in a row.
///
/// Coverage is 8-bit: 255 is a pixel wholly inside.
protocol CoverageSink {
  /// Pixels covered alike that are fewer become part of the mask beside them.
  var shortestRun: Int { get }

  /// `count` pixels from column `x` of row `y`, all covered alike; `coverage` is never 0.
  mutating func run(y: Int, x: Int, count: Int, coverage: UInt8)

  /// `count` pixels from column `x` of row `y`, each with its own coverage. The memory is valid only in the call.
  mutating func mask(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>)
}

extension CoverageSink {
  var shortestRun: Int { 16 }
}
