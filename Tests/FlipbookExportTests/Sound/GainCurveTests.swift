import Testing

@testable import FlipbookExport

@Suite("Loudness over samples")
struct GainCurveTests {
  private func curve(_ points: [(Int, Double)]) -> GainCurve {
    GainCurve(points.map { GainCurve.Point(sample: $0.0, gain: $0.1) })
  }

  @Test("points on a straight line go, corners and steps stay")
  func simplified() {
    #expect(curve([(0, 0), (10, 0.5), (20, 1), (30, 1), (40, 1)]).points.map(\.sample) == [0, 20, 40])
    #expect(curve([(0, 1), (10, 1), (10, 0), (20, 0)]).points.map(\.sample) == [0, 10, 10, 20])
    #expect(curve([(0, 1), (10, 1), (20, 1)]).constant == 1)
    #expect(curve([]).constant == 1)
    #expect(curve([(0, 1), (10, 0.5)]).constant == nil)
  }

  @Test("before the first and behind the last point nothing changes")
  func outside() {
    let steps = curve([(10, 0.5), (20, 1), (20, 0.25)])
    #expect(steps.gain(at: -5) == 0.5)
    #expect(steps.gain(at: 15) == 0.75)
    #expect(steps.gain(at: 20) == 0.25)
    #expect(steps.gain(at: 99) == 0.25)
  }
}
