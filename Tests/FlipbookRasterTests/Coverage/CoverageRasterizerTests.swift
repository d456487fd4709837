import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

struct CoverageRasterizerTests {
  private let grid = PixelRect(width: 64, height: 48)

  @Test("a pixel's coverage is the area of the rectangle inside it")
  func rectangleArea() {
    let coverage = CoverageGrid(Path(CGRect(x: 2.25, y: 3.5, width: 4, height: 2)), in: grid)
    #expect(coverage[2, 3] == 96)  // 0.75 × 0.5
    #expect(coverage[3, 3] == 128)
    #expect(coverage[6, 3] == 32)
    #expect(coverage[2, 4] == 191)
    #expect(coverage[4, 4] == 255)
    #expect(coverage[6, 5] == 32)
    #expect(coverage[7, 4] == 0 && coverage[1, 4] == 0 && coverage[4, 6] == 0 && coverage[4, 2] == 0)
  }

  @Test("a line thinner than a pixel is as strong as it is wide", arguments: [1, 2, 4, 8, 16, 64])
  func hairlines(divisor: Int) {
    let width = 1 / Double(divisor)
    let coverage = CoverageGrid(Path(CGRect(x: 5, y: 0, width: width, height: 48)), in: grid)
    let expected = UInt8((255 * width).rounded())
    #expect(coverage[5, 20] == expected)
    let split = CoverageGrid(Path(CGRect(x: 6 - width / 2, y: 0, width: width, height: 48)), in: grid)
    #expect(abs(Int(split[5, 20]) + Int(split[6, 20]) - Int(expected)) <= 1)
  }

  @Test("the short way for rectangles gives what their outlines give")
  func rectanglesBothWays() {
    var random = SeededNumbers(seed: 7)
    let rasterizer = CoverageRasterizer()
    for _ in 0..<200 {
      let rect = CGRect(
        x: Double.random(in: -8...60, using: &random), y: Double.random(in: -8...40, using: &random),
        width: Double.random(in: 0...30, using: &random), height: Double.random(in: 0...30, using: &random))
      for isAntialiased in [true, false] {
        let outline = CoverageGrid(Path(rect), in: grid, isAntialiased: isAntialiased)
        var short = CoverageGrid(grid)
        rasterizer.sweepRectangle(
          minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY,
          isAntialiased: isAntialiased, clip: grid, into: &short)
        let isSame = outline.values == short.values
        #expect(isSame, "\(rect)")
        #expect(short.overlaps == 0)
      }
    }
  }

  @Test("a circle covers its area", arguments: [0.5, 1.0, 3.0, 7.7, 20.0])
  func circleArea(radius: Double) {
    let circle = Path(
      ellipseIn: CGRect(x: 30.3 - radius, y: 24.6 - radius, width: 2 * radius, height: 2 * radius))
    let coverage = CoverageGrid(circle, in: grid)
    // The chords stay 0.03 pixel within the curve at most.
    #expect(abs(coverage.area - .pi * radius * radius) < 0.02 * 2 * .pi * radius + 0.01)
    #expect(coverage.overlaps == 0)
  }

  @Test(
    "random polygons are covered as Cairo covers them",
    arguments: [CoverageRasterizer.Rule.nonzero, .evenOdd])
  func polygonsLikeCairo(rule: CoverageRasterizer.Rule) {
    var random = SeededNumbers(seed: 11)
    for corners in [3, 3, 3, 4, 4] {
      for _ in 0..<30 {
        var path = Path()
        for index in 0..<corners {
          let point = CGPoint(
            x: Double.random(in: 1...63, using: &random), y: Double.random(in: 1...47, using: &random))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        compare(path, rule, largest: corners == 3 ? 20 : 150, mean: 0.5)
      }
    }
  }

  @Test("a triangle's coverage is its exact area in every pixel")
  func trianglesByArea() {
    var random = SeededNumbers(seed: 5)
    let grid = PixelRect(width: 24, height: 18)
    for _ in 0..<25 {
      // On the rasterizer's own grid, so that only its arithmetic is tested.
      let corners = (0..<3).map { _ in
        SIMD2(
          (Double.random(in: -4...28, using: &random) * 256).rounded() / 256,
          (Double.random(in: -4...22, using: &random) * 256).rounded() / 256)
      }
      var path = Path()
      path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
      let coverage = CoverageGrid(path, in: grid)
      var worst = 0.0
      for y in 0..<18 {
        for x in 0..<24 {
          let area = Self.area(of: corners, inPixelAt: SIMD2(Double(x), Double(y)))
          worst = max(worst, abs(Double(coverage[x, y]) - area * 255))
        }
      }
      // Half a step of rounding, and crossings of pixel sides that are rounded to 1/256.
      #expect(worst < 1.6)
    }
  }

  /// The area of a convex polygon inside a pixel, by cutting it off at the pixel's four sides.
  private static func area(of corners: [SIMD2<Double>], inPixelAt origin: SIMD2<Double>) -> Double {
    var polygon = corners.map { $0 - origin }
    let sides: [(SIMD2<Double>, Double)] = [
      (SIMD2(1, 0), 0), (SIMD2(-1, 0), -1), (SIMD2(0, 1), 0), (SIMD2(0, -1), -1),
    ]
    for (normal, limit) in sides {
      var kept: [SIMD2<Double>] = []
      for index in polygon.indices {
        let a = polygon[index]
        let b = polygon[(index + 1) % polygon.count]
        let da = (a * normal).sum() - limit
        let db = (b * normal).sum() - limit
        if da >= 0 { kept.append(a) }
        if (da >= 0) != (db >= 0) { kept.append(a + (b - a) * (da / (da - db))) }
      }
      polygon = kept
      if polygon.isEmpty { return 0 }
    }
    var doubled = 0.0
    for index in polygon.indices {
      let a = polygon[index]
      let b = polygon[(index + 1) % polygon.count]
      doubled += a.x * b.y - a.y * b.x
    }
    return abs(doubled) / 2
  }

  @Test("random curves are covered as Cairo covers them")
  func curvesLikeCairo() {
    var random = SeededNumbers(seed: 13)
    func point() -> CGPoint {
      CGPoint(x: Double.random(in: 1...63, using: &random), y: Double.random(in: 1...47, using: &random))
    }
    for _ in 0..<60 {
      var path = Path()
      path.move(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      path.closeSubpath()
      // Where an outline crosses itself in a pixel, signed areas cancel: only there may a pixel be far off.
      compare(path, .nonzero, largest: 255, mean: 0.6)
    }
    for _ in 0..<40 {
      let rect = CGRect(
        x: Double.random(in: 1...20, using: &random), y: Double.random(in: 1...20, using: &random),
        width: Double.random(in: 1...40, using: &random), height: Double.random(in: 1...26, using: &random))
      compare(Path(ellipseIn: rect), .nonzero, largest: 20, mean: 0.5)
    }
  }

  private func compare(_ path: Path, _ rule: CoverageRasterizer.Rule, largest: Int, mean: Double) {
    let ours = CoverageGrid(path, in: grid, rule: rule)
    let reference = cairoCoverage(path, grid, rule: rule)
    let differences = zip(ours.values, reference).map { abs(Int($0) - Int($1)) }
    // Cairo fills the tips of slivers wholly now and then: a single pixel may be any amount off.
    #expect(differences.filter { $0 > largest }.count <= 1)
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) <= mean)
    #expect(ours.overlaps == 0)
  }

  @Test("coverage does not depend on the clip or on the bands it is computed in")
  func clipIndependence() {
    var random = SeededNumbers(seed: 17)
    for round in 0..<40 {
      var path = Path()
      for index in 0..<9 {
        let range = round % 2 == 0 ? -20.0...80 : -3000.0...3000
        let point = CGPoint(
          x: Double.random(in: range, using: &random), y: Double.random(in: range, using: &random))
        let control = CGPoint(
          x: Double.random(in: range, using: &random), y: Double.random(in: range, using: &random))
        if index == 0 {
          path.move(to: point)
        } else if index % 3 == 0 {
          path.addQuadCurve(to: point, control: control)
        } else {
          path.addLine(to: point)
        }
      }
      let rule: CoverageRasterizer.Rule = round % 3 == 0 ? .evenOdd : .nonzero
      let isAntialiased = round % 5 != 0
      let whole = CoverageGrid(path, in: grid, rule: rule, isAntialiased: isAntialiased)
      let banded = CoverageGrid(path, in: grid, rule: rule, isAntialiased: isAntialiased, bandCells: 64)
      let isSame = whole.values == banded.values
      #expect(isSame, "round \(round)")
      let minX = Int.random(in: 0..<40, using: &random)
      let minY = Int.random(in: 0..<30, using: &random)
      let part = PixelRect(
        minX: minX, minY: minY, maxX: Int.random(in: minX + 1...64, using: &random),
        maxY: Int.random(in: minY + 1...48, using: &random))
      let clipped = CoverageGrid(path, in: part, rule: rule, isAntialiased: isAntialiased, bandCells: 200)
      var same = true
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX where clipped[x, y] != whole[x, y] { same = false }
      }
      #expect(same, "round \(round)")
    }
  }

  @Test("without antialiasing a pixel is inside when its centre is")
  func hardEdges() {
    let corners = [CGPoint(x: 3, y: 2), CGPoint(x: 60.3, y: 21.7), CGPoint(x: 20.2, y: 46.1)]
    var path = Path()
    path.move(to: corners[0])
    path.addLine(to: corners[1])
    path.addLine(to: corners[2])
    path.closeSubpath()
    let coverage = CoverageGrid(path, in: grid, isAntialiased: false)
    var wrong = 0
    for y in 0..<48 {
      for x in 0..<64 {
        let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let isInside = (0..<3).allSatisfy { index in
          let (a, b) = (corners[index], corners[(index + 1) % 3])
          return (b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x) > 0
        }
        if (coverage[x, y] == 255) != isInside { wrong += 1 }
        #expect(coverage[x, y] == 0 || coverage[x, y] == 255)
      }
    }
    // Centres within 1/256 pixel of an edge may fall either way.
    #expect(wrong <= 2)
  }

  @Test("a star's heart is empty by the even-odd rule alone")
  func fillRules() {
    var star = Path()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5
      let point = CGPoint(x: 30 + 20 * sin(angle), y: 24 - 20 * cos(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    #expect(CoverageGrid(star, in: grid, rule: .nonzero)[30, 24] == 255)
    #expect(CoverageGrid(star, in: grid, rule: .evenOdd)[30, 24] == 0)
  }
}
