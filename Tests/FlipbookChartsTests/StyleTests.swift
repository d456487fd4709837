import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("The styles and legends of charts")
@MainActor
struct StyleTests {
  private func color(_ style: AnyShapeStyle) -> Color? { style.style as? Color }

  private func series(_ names: [String], options: ChartOptions = ChartOptions()) -> ChartModel {
    ChartRendering.model(options: options) {
      ForEach(names, id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Value", 1)).foregroundStyle(by: .value("Kind", name))
      }
    }
  }

  @Test("series are blue, green, orange, purple, red, cyan, yellow, and blue again, in the order of the data")
  func colors() {
    let model = series(["z", "y", "x", "w", "v", "u", "t", "s"])
    let expected: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue]
    #expect(model.marks.map { color($0.shading) } == expected)
    #expect(model.legend.map(\.label) == ["z", "y", "x", "w", "v", "u", "t", "s"])
  }

  @Test("marks without a style have the accent color, rules too, and areas all of it")
  func plain() {
    let model = ChartRendering.model {
      AreaMark(x: .value("x", 1), y: .value("y", 1))
      RuleMark(y: .value("y", 2))
    }
    #expect(model.marks.allSatisfy { color($0.shading) == Color.accentColor && $0.opacity == 1 })
  }

  @Test("marks without a style have the one that is set around the chart, before the accent color")
  func outer() {
    var environment = EnvironmentValues()
    environment.foregroundStyle = AnyShapeStyle(Color.red)
    let collector = _ChartCollector()
    BarMark(x: .value("x", "a"), y: .value("y", 1))._collect(collector)
    let model = ChartBuilder(
      collector, options: ChartOptions(), environment: environment, size: CGSize(width: 310, height: 200)
    ).model()
    #expect(model.marks.map { color($0.shading) } == [.red])
  }

  @Test("of two styles the inner one wins; opacities multiply")
  func nesting() {
    let model = ChartRendering.model {
      ForEach(0..<1) { _ in
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).opacity(0.5)
      }.foregroundStyle(.green).opacity(0.5)
    }
    #expect(color(model.marks[0].shading) == .red)
    #expect(model.marks[0].opacity == 0.25)
  }

  @Test("colors of the scene: pairs, ranges, functions")
  func scales() {
    var options = ChartOptions()
    options.foreground.styles = [AnyShapeStyle(Color.pink), AnyShapeStyle(Color.mint)]
    #expect(
      series(["a", "b", "c"], options: options).marks.map { color($0.shading) } == [.pink, .mint, .pink])
    options.foreground.domain = [.category("b"), .category("a")]
    #expect(series(["a", "b"], options: options).marks.map { color($0.shading) } == [.mint, .pink])
    #expect(series(["a", "b"], options: options).legend.map(\.label) == ["b", "a"])
  }

  @Test("numbers have a ramp from 0.2 of the color to all of it, between round ends without zero")
  func ramp() {
    let model = ChartRendering.model {
      ForEach([10.0, 29.4], id: \.self) { value in
        RectangleMark(x: .value("x", "\(value)"), y: .value("y", "a"))
          .foregroundStyle(by: .value("Value", value))
      }
    }
    #expect(model.ramp?.lower == 10 && model.ramp?.upper == 30)
    #expect(color(model.marks[0].shading) == Color.accentColor.opacity(0.2))
    #expect(model.legend.isEmpty)
  }

  @Test("points have a filled circle, a cross, a triangle; lines hollow circles, squares, triangles")
  func symbols() {
    func shapes(_ kind: Mark.Kind) -> [BasicChartSymbolShape?] {
      ChartRendering.model {
        ForEach(["a", "b", "c"], id: \.self) { name in
          if kind == .line {
            LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", name))
          } else {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", name))
          }
        }
      }.marks.map { $0.symbol?.shape as? BasicChartSymbolShape }
    }
    #expect(shapes(.point).map { $0?.kind } == [.circle, .cross, .triangle])
    #expect(shapes(.line).map { $0?.kind } == [.circle, .square, .triangle])
    #expect(shapes(.line).allSatisfy { $0?.border?.lineWidth == 2 })
    #expect(shapes(.point).allSatisfy { $0?.border == nil })
  }

  /// FerdinandTJ/FinanceTrackerApp, its statistics: `.symbol(.circle)` and `.symbol(.square)` on a line are rings of 2 points.
  @Test("a shape that the scene names is hollow on lines too, with the scene's border where it has one")
  func namedSymbols() {
    func border(_ symbol: BasicChartSymbolShape, isLine: Bool = true) -> CGFloat? {
      let model = ChartRendering.model {
        if isLine {
          LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol)
        } else {
          PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol)
        }
      }
      return (model.marks[0].symbol?.shape as? BasicChartSymbolShape)?.border?.lineWidth
    }
    #expect(border(.circle) == 2 && border(.square) == 2)
    #expect(border(.circle.strokeBorder(lineWidth: 1)) == 1)
    #expect(border(.plus) == nil && border(.circle, isLine: false) == nil)
  }

  @Test("a point is 8 points wide; sizes of the scene are areas")
  func sizes() {
    let layout = ChartRendering.layout {
      PointMark(x: .value("x", 1), y: .value("y", 1))
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(80)
    }
    let rects = layout.model.marks.map { MarkPlaces(geometry: layout.geometry).rect($0) }
    #expect(rects[0].size == CGSize(width: 8, height: 8))
    #expect(abs(rects[1].width - 10.0925) < 1e-3)
  }

  @Test("the legend stands below at the left, 6.67 under the axis, also for one series")
  func legend() {
    let layout = ChartRendering.layout {
      BarMark(x: .value("Name", "a"), y: .value("Value", 1)).foregroundStyle(by: .value("Kind", "p"))
    }
    let frame = layout.legendFrame!
    #expect(frame.minX == 0 && abs(frame.maxY - 200) < 1e-6)
    #expect(abs(layout.geometry.plot.maxY + 18 + 20.0 / 3 - frame.minY) < 1e-6)
    #expect(frame.height > 12.5 && frame.height < 14.5)
  }

  @Test("a legend above the plot stands 9.33 over it")
  func legendAbove() {
    var options = ChartOptions()
    options.legend.position = .top
    let layout = ChartRendering.layout(options: options) {
      BarMark(x: .value("Name", "a"), y: .value("Value", 1)).foregroundStyle(by: .value("Kind", "p"))
    }
    let frame = layout.legendFrame!
    #expect(frame.minY == 0 && abs(layout.geometry.plot.minY - frame.maxY - 28.0 / 3) < 1e-6)
    #expect(abs(layout.geometry.plot.maxY - 182) < 1e-6)
  }

  @Test("colors by dates go from the first to the last, with dates under their legend")
  func dateRamp() {
    let dates = [7, 9, 11].map { DateSteps.calendar.date(from: DateComponents(year: 2021, month: $0))! }
    let model = ChartRendering.model {
      ForEach(dates, id: \.self) { date in
        BarMark(x: .value("x", date, unit: .month), y: .value("y", 1))
          .foregroundStyle(by: .value("Month", date))
      }
    }
    let ends = RampEnds(
      lower: dates[0].timeIntervalSinceReferenceDate, upper: dates[2].timeIntervalSinceReferenceDate,
      isDate: true)
    #expect(model.ramp == ends)
    #expect(color(model.marks[2].shading) == Color.accentColor.opacity(1))
    let labels = RampLegend.labels(
      ends, locale: Locale(identifier: "en_US"), calendar: DateSteps.calendar)
    #expect(labels.map(\.text) == ["Jul", "Sep", "Nov"])
    let numbers = RampLegend.labels(
      RampEnds(lower: 10, upper: 30), locale: Locale(identifier: "en_US"), calendar: DateSteps.calendar)
    #expect(numbers.map(\.text) == ["10", "15", "20", "25", "30"])
  }

  @Test("a legend without room for one row has columns in line")
  func rows() {
    // The texts' engine is that of no film, whichever test ran before.
    SceneContext.current.nextScene().enter()
    let model = series((0..<9).map { "A longer name \($0)" })
    let measure = ChartMeasure(environment: EnvironmentValues())
    let legend = LegendView(model: model, options: ChartOptions(), measure: measure, width: 310)!
    #expect(legend.size.width <= 310.5)
    // Nine names in two columns: five rows, 8 points apart.
    let line = measure.size(Text("A"), font: .caption2).height
    #expect(abs(legend.size.height - (5 * line + 4 * 8)) < 0.01)
    let hidden = { () -> ChartOptions in
      var options = ChartOptions()
      options.legend.visibility = .hidden
      return options
    }()
    #expect(LegendView(model: model, options: hidden, measure: measure, width: 310) == nil)
  }

  @Test("an annotation above the highest bar has the scale reach further")
  func annotationRoom() {
    let model = ChartRendering.model(CGSize(width: 310, height: 150)) {
      BarMark(x: .value("Name", "a"), y: .value("Value", 30)).annotation(position: .top) { Text("30") }
    }
    #expect(model.y?.bounds?.upper == 40)
  }

  @Test("an annotation below bars has the scale reach below zero")
  func annotationBelow() {
    let model = ChartRendering.model(CGSize(width: 310, height: 400)) {
      BarMark(x: .value("Name", "a"), y: .value("Value", 10)).annotation(position: .bottom, spacing: 16) {
        Text("10")
      }
    }
    #expect(model.y?.bounds?.lower == -5 && model.y?.bounds?.upper == 10)
  }
}
