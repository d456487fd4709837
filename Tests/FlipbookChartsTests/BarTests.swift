import FlipbookDrawing
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("The bars of charts")
@MainActor
struct BarTests {
  private func rects(_ layout: ChartLayout) -> [CGRect] {
    layout.model.marks.map { MarkPlaces(geometry: layout.geometry).rect($0) }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test("a bar takes 0.7 of its band, in the middle")
  func width() {
    let layout = ChartRendering.layout {
      BarMark(x: .value("Name", "a"), y: .value("Value", 10))
      BarMark(x: .value("Name", "b"), y: .value("Value", 20))
    }
    let band = layout.geometry.plot.width / 2
    let rects = rects(layout)
    #expect(isNear(rects[0].width, 0.7 * band) && isNear(rects[0].minX, 0.15 * band))
    #expect(isNear(rects[1].minX, 1.15 * band))
    #expect(isNear(rects[1].maxY, layout.geometry.plot.height))
  }

  @Test("a radius of the scene's rounds a bar at the end of its value")
  func cornerRadius() {
    let list = ChartRendering.list(
      Chart { BarMark(x: .value("Name", "a"), y: .value("Value", 10)).cornerRadius(8) }.chartXAxis(.hidden)
        .chartYAxis(.hidden))
    let bars = list.items.compactMap { item in
      if case .fill(let path, _, _) = item.content { path } else { nil }
    }
    #expect(bars.count == 1)
    guard let bar = bars.first else { return }
    let rect = bar.boundingRect
    #expect(!bar.contains(CGPoint(x: rect.minX + 1, y: rect.minY + 1)))
    #expect(bar.contains(CGPoint(x: rect.minX + 1, y: rect.maxY - 1)))
    #expect(bar.contains(CGPoint(x: rect.maxX - 1, y: rect.maxY - 1)))
  }

  @Test("bars side by side have equal parts of 0.7 of the band, and take 0.7 of these")
  func position() {
    let layout = ChartRendering.layout {
      ForEach(["p", "q"], id: \.self) { name in
        BarMark(x: .value("Name", "a"), y: .value("Value", 10)).position(by: .value("Kind", name))
      }
    }
    let band = layout.geometry.plot.width
    let rects = rects(layout)
    let part = 0.35 * band
    #expect(isNear(rects[0].width, 0.7 * part) && isNear(rects[0].minX, 0.15 * band + 0.15 * part))
    #expect(isNear(rects[1].minX, 0.15 * band + 1.15 * part))
  }

  @Test("bars at one place are stacked in the order of the data")
  func stack() {
    let model = ChartRendering.model {
      BarMark(x: .value("Name", "a"), y: .value("Value", 3))
      BarMark(x: .value("Name", "a"), y: .value("Value", 2))
      BarMark(x: .value("Name", "a"), y: .value("Value", -1))
    }
    let scale = model.y!
    #expect(model.marks[0].y == (scale.unit(.number(0))!, scale.unit(.number(3))!))
    #expect(model.marks[1].y == (scale.unit(.number(3))!, scale.unit(.number(5))!))
    #expect(model.marks[2].y == (scale.unit(.number(0))!, scale.unit(.number(-1))!))
  }

  @Test("only the outermost ends of a stack are round, and all corners between two values")
  func corners() {
    let model = ChartRendering.model {
      BarMark(x: .value("Name", "a"), y: .value("Value", 3))
      BarMark(x: .value("Name", "a"), y: .value("Value", 2))
      BarMark(x: .value("Name", "a"), yStart: .value("Low", 1), yEnd: .value("High", 2))
    }
    #expect(model.marks.map(\.hasRoundEnd) == [false, true, true])
    #expect(model.marks.map(\.hasRoundStart) == [false, false, true])
  }

  @Test("parts of a whole sum to one, and a stack about the middle has its middle at zero")
  func stackings() {
    let parts = ChartRendering.model {
      BarMark(x: .value("Name", "a"), y: .value("Value", 3), stacking: .normalized)
      BarMark(x: .value("Name", "a"), y: .value("Value", 1), stacking: .normalized)
    }
    #expect(parts.y?.bounds?.upper == 1)
    #expect(parts.marks[0].y == (0, 0.75))
    let middle = Stacking.ranges(
      of: [3.0, 1].map { value in
        var mark = Mark(
          .area, x: .init(PlottableValue<String>.value("x", "a")),
          y: .init(PlottableValue<Double>.value("y", value)))
        mark.stacking = .center
        return mark
      })
    #expect(middle[0]?.start == -2 && middle[1]?.end == 2)
  }

  @Test("bars of words down lie below their labels: 0.7 of what the labels leave")
  func labelsInBands() {
    let layout = ChartRendering.layout(CGSize(width: 310, height: 200)) {
      ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { name in
        BarMark(x: .value("Value", 10), y: .value("Name", name))
      }
    }
    // No room is taken beside the plot.
    #expect(layout.geometry.plot.width == 310)
    let band = layout.geometry.plot.height / 6
    let inset = layout.geometry.y.bandInset
    #expect(inset > 15 && inset < 20)
    let rect = rects(layout)[0]
    #expect(isNear(rect.height, 0.7 * (band - inset)))
    #expect(isNear(rect.midY, inset + (band - inset) / 2))
  }

  @Test("widths in points, parts and insets")
  func dimensions() {
    let dimensions: [(MarkDimension, CGFloat)] = [
      (.fixed(12), 12), (.ratio(0.5), 50), (.inset(10), 80), (.automatic, 70),
    ]
    for (dimension, length) in dimensions {
      #expect(dimension.length(in: 100, automatic: 70) == length)
    }
    #expect(MarkDimension.ratio(.nan).length(in: 100, automatic: 70) == 70)
  }
}
