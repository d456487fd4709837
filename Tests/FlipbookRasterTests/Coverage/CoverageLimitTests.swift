import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct CoverageLimitTests {
  private let grid = PixelRect(width: 40, height: 30)

  private func coverage(_ build: (CoverageRasterizer) -> Void) -> CoverageGrid {
    var result = CoverageGrid(grid)
    let rasterizer = CoverageRasterizer()
    rasterizer.begin(clip: grid)
    build(rasterizer)
    rasterizer.sweep(rule: .nonzero, into: &result)
    return result
  }

  @Test(
    "a shape that reaches a thousand million pixels away is right where it can be seen",
    arguments: [1e9, 1e15, 1e99])
  func hugeCoordinates(far: Double) {
    // The half plane right of x = 10.5, as a triangle with far corners.
    let half = coverage { rasterizer in
      rasterizer.edges.move(to: SIMD2(10.5, -far))
      rasterizer.edges.line(to: SIMD2(far, 0))
      rasterizer.edges.line(to: SIMD2(10.5, far))
    }
    #expect(half[9, 15] == 0 && half[10, 15] == 128 && half[11, 15] == 255 && half[39, 0] == 255)
    let all = coverage { rasterizer in
      rasterizer.edges.move(to: SIMD2(-far, -far))
      rasterizer.edges.line(to: SIMD2(far, -far))
      rasterizer.edges.line(to: SIMD2(far, far))
      rasterizer.edges.line(to: SIMD2(-far, far))
    }
    #expect(all.values.allSatisfy { $0 == 255 })
  }

  @Test("a circle with a radius of a million kilometres has a straight edge")
  func hugeCurve() {
    let radius = 1e9
    let grid = CoverageGrid(
      Path(ellipseIn: CGRect(x: 20 - 2 * radius, y: 15 - radius, width: 2 * radius, height: 2 * radius)),
      in: grid)
    #expect(grid[18, 15] == 255 && grid[21, 15] == 0 && grid[2, 2] == 255)
  }

  @Test("points that are not finite are left out")
  func notFinite() {
    let result = coverage { rasterizer in
      rasterizer.edges.move(to: SIMD2(2, 2))
      rasterizer.edges.line(to: SIMD2(.nan, 3))
      rasterizer.edges.line(to: SIMD2(12, 2))
      rasterizer.edges.cubic(control1: SIMD2(.infinity, 4), control2: SIMD2(12, 4), to: SIMD2(12, 8))
      rasterizer.edges.line(to: SIMD2(2, 8))
      rasterizer.edges.line(to: SIMD2(-.infinity, .infinity))
    }
    #expect(result[5, 5] == 255 && result[20, 5] == 0 && result[5, 9] == 0)
    #expect(abs(result.area - 60) < 0.01)
  }

  @Test("controls at the ends of what numbers can hold draw something finite")
  func extremeControls() {
    let result = coverage { rasterizer in
      rasterizer.edges.move(to: SIMD2(5, 5))
      rasterizer.edges.cubic(
        control1: SIMD2(1e308, -1e308), control2: SIMD2(-1e308, 1e308), to: SIMD2(20, 20))
      rasterizer.edges.quad(control: SIMD2(1e300, 1e300), to: SIMD2(5, 25))
    }
    #expect(result.overlaps == 0)
  }

  @Test("a path of a million points is painted")
  func millionPoints() {
    var path = Path()
    path.move(to: CGPoint(x: 39, y: 15))
    for index in 1..<1_000_000 {
      let angle = Double(index) / 1_000_000 * 2 * .pi
      path.addLine(to: CGPoint(x: 20 + 19 * cos(angle), y: 15 + 14 * sin(angle)))
    }
    path.closeSubpath()
    let result = CoverageGrid(path, in: grid)
    #expect(abs(result.area - .pi * 19 * 14) < 0.5)
  }

  @Test("an outline without area covers nothing")
  func degenerate() {
    let line = coverage { rasterizer in
      rasterizer.edges.move(to: SIMD2(3, 3))
      rasterizer.edges.line(to: SIMD2(30, 20))
      rasterizer.edges.line(to: SIMD2(3, 3))
    }
    #expect(line.values.allSatisfy { $0 == 0 })
    #expect(CoverageGrid(Path(), in: grid).values.allSatisfy { $0 == 0 })
    #expect(CoverageGrid(Path(CGRect(x: 4, y: 4, width: 0, height: 9)), in: grid).area == 0)
  }
}
