import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("Charts of bad data")
@MainActor
struct BadDataTests {
  private func diagnostics(_ body: () -> Void) -> [String] {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector, operation: body)
    return collector.diagnostics.map(\.code)
  }

  @Test(
    "values that are not numbers are left out and reported once",
    arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(value: Double) {
    var model = ChartModel()
    let codes = diagnostics {
      model = ChartRendering.model {
        LineMark(x: .value("x", 1), y: .value("y", 2))
        LineMark(x: .value("x", 2), y: .value("y", value))
        LineMark(x: .value("x", value), y: .value("y", value))
      }
    }
    #expect(model.marks.count == 1)
    #expect(codes == ["chart.non-finite"])
  }

  @Test("of a million points the first are drawn, and the rest is reported")
  func million() {
    var count = 0
    let codes = diagnostics {
      let collector = _ChartCollector()
      ForEach(0..<1_000_000) { index in
        PointMark(x: .value("x", index), y: .value("y", index))
      }._collect(collector)
      count = collector.marks.count
    }
    #expect(count == _ChartCollector.limit)
    #expect(codes == ["chart.too-many-marks"])
  }

  @Test("a long line keeps its ends and extremes with few points")
  func thinning() {
    let points = (0..<50_000).map { CGPoint(x: Double($0) / 250, y: $0 == 31_234 ? 900 : Double($0 % 7)) }
    let thinned = PointThinning.thinned(points, width: 200)
    #expect(thinned.count < 2_000)
    #expect(thinned.first == points.first && thinned.last == points.last)
    #expect(thinned.contains(points[31_234]))
  }

  @Test("charts without data, with one value and with equal values are drawn")
  func few() {
    #expect(ChartRendering.model {}.axes.isEmpty)
    _ = ChartRendering.list(Chart {})
    for value in [0.0, 5, -5] {
      let model = ChartRendering.model {
        LineMark(x: .value("x", value), y: .value("y", value))
        LineMark(x: .value("x", value), y: .value("y", value))
      }
      #expect(model.y!.bounds!.lower < model.y!.bounds!.upper)
      #expect(model.marks.allSatisfy { $0.y.0.isFinite })
    }
  }

  @Test("sizes of nothing and numbers at the ends of their range are drawn")
  func extremes() {
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", Double.greatestFiniteMagnitude))
      BarMark(x: .value("x", "b"), y: .value("y", -Double.greatestFiniteMagnitude))
      BarMark(x: .value("x", "c"), y: .value("y", Double.leastNonzeroMagnitude))
    }
    _ = ChartRendering.list(chart, CGSize(width: 0, height: 0))
    _ = ChartRendering.list(chart, CGSize(width: 1, height: 1))
    _ = ChartRendering.list(chart)
  }

  @Test("sectors of nothing and of less than nothing take no room")
  func sectors() {
    let model = ChartRendering.model {
      SectorMark(angle: .value("a", 0))
      SectorMark(angle: .value("a", -4))
    }
    #expect(model.marks.isEmpty && model.angleTotal == 0)
  }

  @Test("a step too small for its axis gives no values")
  func steps() {
    #expect(NumberSteps.values(from: 0, to: 1e9, by: 1e-3).isEmpty)
    #expect(NumberSteps.values(from: 0, to: 1, by: 0).isEmpty)
    #expect(NumberSteps.values(from: .nan, to: 1, by: 1).isEmpty)
    let distant = DateSteps(unit: .second, count: 1).values(from: 0, to: 1e9, in: DateSteps.calendar)
    #expect(distant.count <= NumberSteps.limit)
  }
}
