import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The bars of linear gauges.
@MainActor
@Suite struct GaugeBarTests {
  @Test("a bar of a linear gauge is 16 high, filled by its value, and never shorter than high")
  func capacity() {
    func fills(_ value: Double) -> [CGRect] {
      ViewRuntime(200, 100) { Gauge(value: value) {} }.fills(at: 0)
    }
    let track = CGRect(x: 0, y: 42, width: 200, height: 16)
    #expect(fills(0.5) == [track, CGRect(x: 0, y: 42, width: 100, height: 16)])
    #expect(fills(0.01).last?.width == 16)
  }

  @Test("a dot stands at the value of a bar of 8, 4 from its ends at most, in a gap of 14.66")
  func dot() {
    func circle(_ value: Double) -> CGRect? {
      ViewRuntime(200, 100) { Gauge(value: value) {}.gaugeStyle(.accessoryLinear) }.fills(at: 0)
        .first { abs($0.width - 14.66) < 0.01 }
    }
    for (value, middle) in [(0.0, 4.0), (0.5, 100), (1, 196)] {
      #expect(abs((circle(value)?.midX ?? -1) - middle) < 0.01, "\(value)")
    }
    #expect(abs((circle(0)?.height ?? 0) - 14.66) < 0.01)
  }
}
