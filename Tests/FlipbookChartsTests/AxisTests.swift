import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("The axes of charts")
@MainActor
struct AxisTests {
  private func bars(_ highest: Double = 137, options: ChartOptions = ChartOptions()) -> ChartLayout {
    ChartRendering.layout(options: options) {
      BarMark(x: .value("Name", "a"), y: .value("Value", 20))
      BarMark(x: .value("Name", "b"), y: .value("Value", highest))
    }
  }

  private func labels(_ layout: ChartLayout, isAcross: Bool) -> [PlacedLabel] {
    layout.model.axes.enumerated().filter { $1.isAcross == isAcross }.flatMap { group, axis in
      AxisLabels(axis: axis, group: group, layout: layout) { ($0.unit, 1) }.labels()
    }
  }

  private func lines(_ layout: ChartLayout, isAcross: Bool) -> [PlacedLine] {
    layout.model.axes.filter { $0.isAcross == isAcross }.flatMap { axis in
      AxisLines(axis: axis, layout: layout) { ($0.unit, 1) }.lines()
    }
  }

  @Test("the plot leaves 4 points and the widest label, in whole points, at the right, and 18 below")
  func plot() {
    let layout = bars()
    let widest = labels(layout, isAcross: false).map { $0.frame.width.rounded(.up) }.max() ?? 0
    #expect(widest > 15 && widest < 30)
    #expect(layout.geometry.plot.minX == 0 && layout.geometry.plot.minY == 0)
    #expect(layout.geometry.plot.width == 310 - 4 - widest)
    #expect(abs(layout.geometry.plot.height - (200 - 18)) < 1e-6)
  }

  @Test("lines across go on beside their labels, those of aligned marks end at the plot")
  func alignedTicks() {
    func lowest(_ preset: AxisMarkPreset) -> CGFloat {
      var options = ChartOptions()
      options.xAxis.specs = AxisMarks<_AxisMarks>(preset: preset)._specs
      let layout = bars(options: options)
      return (lines(layout, isAcross: true).map { max($0.from.y, $0.to.y) }.max() ?? 0)
        - layout.geometry.plot.maxY
    }
    #expect(lowest(.automatic) > 10)
    #expect(lowest(.aligned) == 0)
  }

  @Test("labels down stand 4 points after the plot, about their lines")
  func down() {
    let layout = bars()
    let plot = layout.geometry.plot
    let labels = labels(layout, isAcross: false)
    #expect(labels.count == 4)
    #expect(labels.allSatisfy { $0.frame.minX == plot.maxX + 4 })
    #expect(abs(labels[0].frame.midY - plot.maxY) < 1e-6 && abs(labels[3].frame.midY - plot.minY) < 1e-6)
  }

  @Test("words across are in the middle of their bands, dates and numbers 4 points after their lines")
  func across() {
    let layout = bars()
    let band = layout.geometry.plot.width / 2
    let words = labels(layout, isAcross: true)
    #expect(abs(words[0].frame.midX - band / 2) < 1e-6)
    #expect(words[0].frame.minY == layout.geometry.plot.maxY + 4)
    let numbers = ChartRendering.layout {
      LineMark(x: .value("x", 2), y: .value("y", 1))
      LineMark(x: .value("x", 18), y: .value("y", 2))
    }
    let placed = labels(numbers, isAcross: true)
    let first = placed.first?.frame.minX ?? 0
    #expect(first == 4)
    // The label of the last value has no room.
    #expect(numbers.model.axes.first { $0.isAcross }?.entries.count == 5)
    #expect(placed.count == 4)
  }

  @Test("lines down the plot are dashed 2 on, 2 off; lines across it are solid; both half a point wide")
  func strokes() {
    let layout = bars()
    let across = lines(layout, isAcross: true)
    let down = lines(layout, isAcross: false)
    #expect(across.allSatisfy { $0.stroke.dash == [2, 2] && $0.stroke.lineWidth == 0.5 })
    #expect(down.allSatisfy { $0.stroke.dash.isEmpty && $0.stroke.lineWidth == 0.5 })
    #expect(down.count == 4)
    #expect(
      down.allSatisfy { $0.from.x == layout.geometry.plot.minX && $0.to.x == layout.geometry.plot.maxX })
  }

  @Test(
    "lines stand at the borders of bands, one more than bands, and go on below the plot to the end of the labels"
  )
  func borders() {
    let layout = bars()
    let plot = layout.geometry.plot
    let grid = lines(layout, isAcross: true).filter { $0.to.y == plot.maxY }
    let ticks = lines(layout, isAcross: true).filter { $0.to.y > plot.maxY }
    #expect(grid.map(\.from.x) == [0, plot.width / 2, plot.width])
    #expect(ticks.count == 3)
    let reach = ticks[0].to.y - plot.maxY
    #expect(reach > 16 && reach < 18.5)
    // The dashes of a tick go on where those of its line end.
    #expect(ticks[0].stroke.dashPhase == plot.height.truncatingRemainder(dividingBy: 4))
  }

  @Test("hidden axes leave all of the room to the plot")
  func hidden() {
    var options = ChartOptions()
    options.xAxis.isHidden = true
    options.yAxis.isHidden = true
    #expect(bars(options: options).geometry.plot == CGRect(x: 0, y: 0, width: 310, height: 200))
  }

  @Test("numbers have separators, equal digits, and powers of ten from ten millions on")
  func numbers() {
    func texts(_ highest: Double) -> [String] {
      bars(highest).model.axes.first { !$0.isAcross }?.entries.map(\.text) ?? []
    }
    #expect(texts(5_300) == ["0", "2,000", "4,000", "6,000"])
    #expect(texts(20) == ["0", "5", "10", "15", "20"])
    let fine = ChartRendering.model { BarMark(x: .value("Name", "a"), y: .value("Value", 1.9)) }
    #expect(fine.axes.first { !$0.isAcross }?.entries.map(\.text) == ["0", "0.5", "1.0", "1.5", "2.0"])
    #expect(texts(1.97e7) == ["0", "5.0E6", "1.0E7", "1.5E7", "2.0E7"])
  }

  @Test("dates are written by their step")
  func dates() {
    let start = DateSteps.calendar.date(from: DateComponents(year: 2022, month: 5, day: 2))!
    func text(_ unit: Calendar.Component) -> String {
      DateSteps(unit: unit, count: 1).text(
        start.timeIntervalSinceReferenceDate, locale: Locale(identifier: "en_US"),
        calendar: DateSteps.calendar)
    }
    #expect(text(.day) == "May 2")
    #expect(text(.month) == "May 2022")
    #expect(text(.hour).replacing("\u{202F}", with: " ") == "12 AM")
    #expect(text(.year) == "2022")
  }

  @Test("zero is written plainly")
  func zero() {
    let model = ChartRendering.model {
      BarMark(x: .value("City", "NY"), y: .value("Population", 10_164_966))
      BarMark(x: .value("City", "NY"), y: .value("Population", 9_581_261))
    }
    let texts = model.axes.first { !$0.isAcross }?.entries.map(\.text)
    #expect(texts == ["0", "5.0E6", "1.0E7", "1.5E7", "2.0E7"])
  }

  @Test("months of one year are written without it")
  func months() {
    func texts(_ months: ClosedRange<Int>) -> [String] {
      let model = ChartRendering.model {
        ForEach(months, id: \.self) { month in
          let date = DateSteps.calendar.date(from: DateComponents(year: 2021, month: month))!
          BarMark(x: .value("Month", date, unit: .month), y: .value("Value", month))
        }
      }
      return model.axes.first { $0.isAcross }?.entries.filter { $0.unit < 0.99 }.map(\.text) ?? []
    }
    #expect(texts(7...12) == ["Jul", "Sep", "Nov"])
    #expect(texts(7...15) == ["Jul 2021", "Oct 2021", "Jan 2022"])
  }

  @Test("a label wider than its band is shortened")
  func shortened() {
    let layout = ChartRendering.layout(CGSize(width: 120, height: 100)) {
      BarMark(x: .value("Name", "A very long name of a bar"), y: .value("Value", 20))
      BarMark(x: .value("Name", "b"), y: .value("Value", 10))
    }
    let label = labels(layout, isAcross: true)[0]
    #expect(abs(label.frame.width - layout.geometry.plot.width / 2) < 1e-6)
  }

  @Test("the scene's marks: positions, values, centered labels, formats")
  func own() {
    var options = ChartOptions()
    options.yAxis.specs =
      AxisMarks(position: .leading, values: [0, 70, 140]) { value in
        if value.index > 0 { AxisGridLine(stroke: StrokeStyle(lineWidth: 3)) }
        AxisValueLabel("\(value.as(Int.self) ?? -1) km")
      }._specs
    let layout = bars(options: options)
    #expect(layout.geometry.plot.minX > 20 && layout.geometry.plot.maxX == 310)
    let lines = lines(layout, isAcross: false)
    #expect(lines.count == 2 && lines.allSatisfy { $0.stroke.lineWidth == 3 })
    let labels = labels(layout, isAcross: false)
    #expect(labels.count == 3)
    #expect(labels.allSatisfy { abs($0.frame.maxX + 4 - layout.geometry.plot.minX) < 1.01 })
    // The values belong to the domain.
    #expect(layout.model.y?.bounds?.upper ?? 0 >= 140)
  }

  @Test("words down stand in their bands, at the top left, and solid lines at the borders")
  func bands() {
    let layout = ChartRendering.layout {
      BarMark(x: .value("Value", 10), y: .value("Name", "a"))
      BarMark(x: .value("Value", 20), y: .value("Name", "b"))
    }
    let band = layout.geometry.plot.height / 2
    let labels = labels(layout, isAcross: false)
    #expect(labels[0].frame.minX == 4 && labels[0].frame.minY == 4)
    #expect(abs(labels[1].frame.minY - band - 4) < 1e-6)
    #expect(lines(layout, isAcross: false).map(\.from.y) == [0, band, 2 * band])
    // Numbers across are dashed, whatever stands down.
    #expect(lines(layout, isAcross: true).allSatisfy { $0.stroke.dash == [2, 2] })
  }

  @Test("a label that would pass the end of the plot is shortened there, and left out where nothing fits")
  func plotEnd() {
    let day = 86_400.0
    // From a Sunday on, so that the fifth week begins just before the end.
    let layout = ChartRendering.layout {
      ForEach([6, 36], id: \.self) { index in
        LineMark(
          x: .value("Day", Date(timeIntervalSinceReferenceDate: day * Double(index))), y: .value("y", 1))
      }
    }
    let plot = layout.geometry.plot
    let last = labels(layout, isAcross: true).last
    #expect(labels(layout, isAcross: true).count == 5)
    #expect(abs((last?.frame.maxX ?? 0) - plot.maxX) < 1e-6)
    #expect((last?.frame.width ?? 0) < 20)
  }

  @Test("extended labels stand 4 points above their lines, which go on under them")
  func extended() {
    var options = ChartOptions()
    options.yAxis.specs = AxisMarks<_AxisMarks>(preset: .extended, position: .leading)._specs
    let layout = bars(options: options)
    let plot = layout.geometry.plot
    let labels = labels(layout, isAcross: false)
    #expect(labels.count == 3)
    #expect(labels.allSatisfy { abs($0.frame.minX) < 1e-6 })
    #expect(abs(labels[0].frame.maxY + 4 - plot.maxY) < 1e-6)
    #expect(lines(layout, isAcross: false).allSatisfy { abs($0.from.x) < 1e-6 && $0.to.x == plot.maxX })
  }

  @Test("aligned labels are about their lines and stay in the chart")
  func aligned() {
    var options = ChartOptions()
    options.xAxis.specs = AxisMarks<_AxisMarks>(preset: .aligned)._specs
    let layout = ChartRendering.layout(options: options) {
      LineMark(x: .value("x", 0), y: .value("y", 1))
      LineMark(x: .value("x", 20), y: .value("y", 2))
    }
    let labels = labels(layout, isAcross: true)
    #expect(labels.count == 5)
    #expect(labels[0].frame.minX == 0)
    #expect(abs(labels[2].frame.midX - layout.geometry.plot.width / 2) < 1e-6)
  }

  @Test("dates down begin at the top; the label of a stretch that leaves the scale is left out")
  func datesDown() {
    var options = ChartOptions()
    options.yAxis.specs = AxisMarks(preset: .aligned) { AxisValueLabel(centered: true) }._specs
    let layout = ChartRendering.layout(options: options) {
      ForEach(0..<7) { index in
        BarMark(
          x: .value("Value", 5),
          y: .value("Day", Date(timeIntervalSinceReferenceDate: 86_400 * Double(index)), unit: .day))
      }
    }
    let labels = labels(layout, isAcross: false)
    #expect(labels.count == 3)
    #expect(abs(labels[0].frame.midY - layout.geometry.plot.height / 7) < 1e-6)
  }
}
