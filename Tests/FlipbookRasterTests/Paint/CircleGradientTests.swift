import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct CircleGradientTests {
  private func circles(
    _ a: (Double, Double, Double), _ b: (Double, Double, Double), before: Bool = false, after: Bool = false
  ) -> GradientPaint.Circles {
    GradientPaint.Circles(
      start: CGPoint(x: a.0, y: a.1), startRadius: a.2, end: CGPoint(x: b.0, y: b.1), endRadius: b.2,
      drawsBeforeStart: before, drawsAfterEnd: after)
  }

  /// The last of many circles that goes through a place, within a step.
  private func search(_ c: GradientPaint.Circles, _ x: Double, _ y: Double, _ range: ClosedRange<Double>)
    -> Double?
  {
    let steps = 60_000
    func distance(_ t: Double) -> Double {
      let radius = Double(c.startRadius) + t * Double(c.endRadius - c.startRadius)
      let cx = Double(c.start.x) + t * Double(c.end.x - c.start.x)
      let cy = Double(c.start.y) + t * Double(c.end.y - c.start.y)
      return radius < 0 ? .nan : hypot(x - cx, y - cy) - radius
    }
    var next = distance(range.upperBound)
    for step in 1...steps {
      let t = range.upperBound - (range.upperBound - range.lowerBound) * Double(step) / Double(steps)
      let value = distance(t)
      if value.sign != next.sign && !value.isNaN && !next.isNaN { return t }
      next = value
    }
    return nil
  }

  @Test("the last circle through a place is seen, as drawing them one after the other shows it")
  func search() {
    let pairs: [GradientPaint.Circles] = [
      circles((30, 30, 5), (50, 45, 40)), circles((50, 45, 40), (30, 30, 5)),
      circles((20, 20, 8), (70, 60, 15)), circles((20, 20, 10), (70, 60, 10)),
      circles((40, 40, 0), (50, 50, 35)), circles((20, 30, 18), (70, 70, 0)),
    ]
    for pair in pairs {
      let found = CirclePair(pair)
      for y in stride(from: 1.5, to: 90, by: 7) {
        for x in stride(from: 1.5, to: 90, by: 7) {
          let expected = search(pair, x, y, 0...1)
          let location = found.location(SIMD2(x, y))
          if let expected, let location {
            #expect(abs(expected - location) < 1e-3)
          } else {
            #expect((expected == nil) == (location == nil), "\(pair) \(x) \(y)")
          }
        }
      }
    }
  }

  @Test("with the same centre it is what a radial gradient is, and past its ends only what is asked for")
  func ends() throws {
    let ramp = GradientRamp(
      stops: [.init(color: Fixture.red, location: 0), .init(color: Fixture.blue, location: 1)],
      interpolation: .device)
    func paint(_ geometry: GradientPaint.Geometry) throws -> Bitmap {
      let paint = Paint.gradient(GradientPaint(ramp: ramp, geometry: geometry))
      return try Fixture.paint([Fixture.fill(Path(Fixture.area), paint)])
    }
    let center = CGPoint(x: 70, y: 50)
    let rings = try paint(.radial(center: center, startRadius: 10, endRadius: 40, transform: .identity))
    let same = try paint(.circles(circles((70, 50, 10), (70, 50, 40), before: true, after: true)))
    for (a, b) in zip(rings.pixels, same.pixels) {
      for shift: UInt32 in [0, 8, 16] where abs(Int(a >> shift & 255) - Int(b >> shift & 255)) > 1 {
        Issue.record("\(a) and \(b)")
      }
    }
    let bare = try paint(.circles(circles((70, 50, 10), (90, 50, 30))))
    #expect(bare[70, 50] == 0 && bare[5, 5] == 0 && bare[119, 50] >> 24 == 255)
    // The edge is smoothed.
    #expect((0..<150).contains { x in (1..<255).contains(bare[x, 32] >> 24) })
    let cone = try paint(.circles(circles((70, 50, 10), (100, 50, 20), after: true)))
    #expect(cone[145, 50] == 0xff00_00ff && cone[5, 50] == 0)
  }

  @Test("edges are smooth also where two of them go through a pixel, as where circles touch")
  func touching() throws {
    let pair = circles((34, 55, 20), (64, 55, 50))
    let ramp = GradientRamp(stops: [
      .init(color: .black, location: 0), .init(color: Fixture.red, location: 1),
    ])
    let picture = try Fixture.paint([
      Fixture.fill(
        Path(Fixture.area), .gradient(GradientPaint(ramp: ramp, geometry: .circles(pair))))
    ])
    let found = CirclePair(pair)
    let places = (0..<4).map { (Double($0) + 0.5) / 4 }
    for y in 0..<110 {
      for x in 0..<150 {
        let share = places.reduce(0) { sum, j in
          sum + places.filter { found.location(SIMD2(Double(x) + $0, Double(y) + j)) != nil }.count
        }
        #expect(abs(Int(picture[x, y] >> 24) - share * 255 / 16) <= 1, "\(x) \(y)")
      }
    }
  }
}
