import FlipbookDrawing
import Foundation

@testable import FlipbookRaster

/// Collects coverage into a grid, and checks that no pixel is given twice.
struct CoverageGrid: CoverageSink {
  let bounds: PixelRect
  var values: [UInt8]
  var overlaps = 0

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    values = [UInt8](repeating: 0, count: bounds.area)
  }

  subscript(x: Int, y: Int) -> UInt8 { values[(y - bounds.minY) * bounds.width + x - bounds.minX] }

  mutating func run(y: Int, x: Int, count: Int, coverage: UInt8) {
    for column in x..<(x + count) { set(column, y, coverage) }
  }

  mutating func mask(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    for index in 0..<count { set(x + index, y, coverage[index]) }
  }

  private mutating func set(_ x: Int, _ y: Int, _ coverage: UInt8) {
    let index = (y - bounds.minY) * bounds.width + x - bounds.minX
    if values[index] != 0 { overlaps += 1 }
    values[index] = coverage
  }

  /// In pixels.
  var area: Double { values.reduce(0) { $0 + Double($1) / 255 } }
}

extension CoverageGrid {
  /// The coverage of a path.
  init(
    _ path: Path, in bounds: PixelRect, transform: CGAffineTransform = .identity,
    rule: CoverageRasterizer.Rule = .nonzero, isAntialiased: Bool = true, bandCells: Int = 1 << 16
  ) {
    self.init(bounds)
    let rasterizer = CoverageRasterizer(bandCells: bandCells)
    rasterizer.begin(clip: bounds)
    rasterizer.add(path, transform)
    rasterizer.sweep(rule: rule, isAntialiased: isAntialiased, into: &self)
  }
}
