import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("The scales of charts")
@MainActor
struct ScaleTests {
  /// The extents of the published axes, with the steps read from them.
  nonisolated static let steps: [(Double, Double)] = [
    (916, 250), (137, 50), (125, 50), (209, 100), (250, 100), (7, 2), (240, 100), (275, 100), (195, 50),
    (90, 25), (9, 5), (5, 2), (18.7, 5), (30, 10), (50, 20), (12, 5), (4560, 2000), (1.97e7, 5e6), (2, 0.5),
    (20, 5),
  ]

  @Test("the step is the smallest round one with at most four intervals", arguments: steps)
  func step(extent: Double, expected: Double) {
    #expect(abs(NumberSteps.step(for: extent) - expected) < 1e-9 * expected)
  }

  @Test(
    "an automatic domain has zero in it and ends at multiples of the step",
    arguments: [
      (137.0, 150.0), (209, 300), (916, 1000), (7, 8), (240, 300), (90, 100), (50, 60), (30, 30), (18, 20),
    ])
  func domain(highest: Double, end: Double) {
    let model = ChartRendering.model {
      BarMark(x: .value("Name", "a"), y: .value("Value", highest / 2))
      BarMark(x: .value("Name", "b"), y: .value("Value", highest))
    }
    #expect(model.y?.bounds?.lower == 0)
    #expect(model.y?.bounds?.upper == end)
  }

  @Test("a domain of the scene's is kept")
  func explicit() {
    var options = ChartOptions()
    options.yScale.domain = (0.0...175.0)._domain
    let model = ChartRendering.model(options: options) {
      LineMark(x: .value("x", 1), y: .value("y", 20))
      LineMark(x: .value("x", 2), y: .value("y", 170))
    }
    #expect(model.y?.bounds?.upper == 175)
    let values = model.axes.first { !$0.isAcross }?.entries.compactMap(\.datum.number)
    #expect(values == [0, 50, 100, 150])
  }

  @Test("points and lines begin at zero too, unless the scene says otherwise")
  func zero() {
    let model = ChartRendering.model {
      LineMark(x: .value("x", 10), y: .value("y", 42))
      LineMark(x: .value("x", 20), y: .value("y", 125))
    }
    #expect(model.y?.bounds?.lower == 0)
    var options = ChartOptions()
    options.yScale.domain = AutomaticScaleDomain(includesZero: false)._domain
    let other = ChartRendering.model(options: options) {
      LineMark(x: .value("x", 10), y: .value("y", 42))
      LineMark(x: .value("x", 20), y: .value("y", 125))
    }
    #expect(other.y?.bounds?.lower == 25)
  }

  @Test("dates have no room at the ends: bins from the first to the last, instants from end to end")
  func dates() {
    let day = 86_400.0
    let model = ChartRendering.model {
      ForEach(0..<7) { index in
        BarMark(
          x: .value("Day", Date(timeIntervalSinceReferenceDate: day * (Double(index) + 0.4)), unit: .day),
          y: .value("Steps", 100 * (index + 1)))
      }
    }
    #expect(model.x?.bounds?.lower == 0 && model.x?.bounds?.upper == 7 * day)
    let bar = model.marks[0]
    #expect(bar.x == (0, 1.0 / 7))
    let instants = ChartRendering.model {
      PointMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: 100)), y: .value("y", 1))
      PointMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: 500)), y: .value("y", 2))
    }
    #expect(instants.marks.map(\.x.0) == [0, 1])
  }

  @Test(
    "dates have round steps",
    arguments: [
      (7.0, 2, Calendar.Component.day), (30, 1, .weekOfYear), (31, 1, .weekOfYear), (181, 2, .month),
      (274, 3, .month),
      (365, 3, .month),
      (1, 6, .hour),
    ])
  func dateSteps(days: Double, count: Int, unit: Calendar.Component) {
    let steps = DateSteps(extent: days * 86_400)
    #expect(steps == DateSteps(unit: unit, count: count))
  }

  @Test("the scale of a hidden axis ends where the data do")
  func hidden() {
    var options = ChartOptions()
    options.yAxis.isHidden = true
    func bounds(_ options: ChartOptions, _ values: [Double]) -> [Double] {
      let model = ChartRendering.model(options: options) {
        ForEach(values, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
      }
      return model.y?.bounds.map { [$0.lower, $0.upper] } ?? []
    }
    #expect(bounds(options, [-3, 87]) == [-3, 87] && bounds(options, [12, 87]) == [0, 87])
    #expect(bounds(options, [0]) == [0, 1])
    #expect(bounds(ChartOptions(), [-3, 87]) == [-25, 100])
  }

  @Test("whole numbers have whole steps, others halves too")
  func whole() {
    func texts(_ model: ChartModel) -> [String] {
      model.axes.first { $0.isAcross }?.entries.map(\.text) ?? []
    }
    let whole = ChartRendering.model {
      ForEach([0, 1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(texts(whole) == ["0", "1", "2"])
    let halves = ChartRendering.model {
      ForEach([0.0, 1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(texts(halves) == ["0", "0.5", "1.0", "1.5", "2.0"])
  }

  @Test("values to places and back", arguments: [ScaleType.linear, .log, .squareRoot, .symmetricLog])
  func inverse(type: ScaleType) {
    let scale = PositionScale.numbers(1, 1000, type: type)
    for value in [1.0, 3, 10, 400, 1000] {
      guard let unit = scale.unit(.number(value)), case .number(let back) = scale.datum(at: unit) else {
        Issue.record("\(value) has no place")
        continue
      }
      #expect(abs(back - value) < 1e-6 * value)
    }
  }

  @Test("words keep the order of the data and have equal bands")
  func words() {
    let scale = PositionScale.words(["x", "z", "x", "y"])
    #expect(scale.words == ["x", "z", "y"])
    #expect(scale.unit(.category("z")) == 0.5)
    #expect(scale.unit(.category("other")) == nil)
    #expect(scale.datum(at: 0.9) == .category("y"))
  }
}
