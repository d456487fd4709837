import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("The drawing of charts")
@MainActor
struct DrawingTests {
  private func fills(_ list: DisplayList) -> [(Path, Paint)] {
    list.items.compactMap {
      if case .fill(let path, let paint, _) = $0.content { (path, paint) } else { nil }
    }
  }

  private func strokes(_ list: DisplayList) -> [(Path, Paint, StrokeStyle)] {
    list.items.compactMap {
      if case .stroke(let path, let paint, let style) = $0.content { (path, paint, style) } else { nil }
    }
  }

  private var line: some View {
    Chart {
      ForEach([1.0, 4, 2], id: \.self) { value in
        LineMark(x: .value("x", value), y: .value("y", value))
      }
    }
  }

  @Test("a line is 2 points wide with round ends and corners, and one path in the order of the data")
  func line2() {
    let found = strokes(ChartRendering.list(line)).filter { $0.2.lineWidth == 2 }
    #expect(found.count == 1)
    #expect(found.first?.2.lineCap == .round && found.first?.2.lineJoin == .round)
  }

  @Test("lines of axes are tertiary labels in both schemes, and under the marks")
  func gridColors() {
    for (scheme, white) in [(ColorScheme.light, 60.0 / 255), (.dark, 235.0 / 255)] {
      let list = ChartRendering.list(line, colorScheme: scheme)
      let thin = strokes(list).filter { $0.2.lineWidth == 0.5 }
      #expect(!thin.isEmpty)
      guard case .color(let color)? = thin.first?.1 else {
        Issue.record("no color")
        return
      }
      #expect(abs(Double(color.red) - white) < 0.01 && abs(color.opacity - 0.3) < 0.01)
      let order = list.items.compactMap { item -> CGFloat? in
        if case .stroke(_, _, let style) = item.content { style.lineWidth } else { nil }
      }
      #expect(order.lastIndex(of: 0.5)! < order.firstIndex(of: 2)!)
    }
  }

  @Test("elements of one identity are all drawn")
  func repeated() {
    let cells = [(x: 0, level: 1), (x: 1, level: 2), (x: 2, level: 1), (x: 3, level: 1)]
    let chart = Chart(cells, id: \.level) { cell in
      RectangleMark(
        xStart: .value("x", cell.x), xEnd: .value("x", cell.x + 1), yStart: .value("y", 0),
        yEnd: .value("y", 1))
    }
    let rects = fills(ChartRendering.list(chart.chartXAxis(.hidden).chartYAxis(.hidden)))
    #expect(rects.map { $0.0.boundingRect.minX.rounded() } == [0, 78, 155, 233])
  }

  @Test("a shape that clips fills the bar")
  func clipped() {
    let chart = Chart([10.0, 20], id: \.self) { value in
      BarMark(x: .value("x", "\(value)"), y: .value("y", value), width: 20).clipShape(Capsule())
    }
    let list = ChartRendering.list(chart.chartXAxis(.hidden).chartYAxis(.hidden))
    func clips(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        let own = item.clip.map { [$0.bounds] } ?? []
        if case .layer(let layer) = item.content { return own + clips(layer.items) }
        return own
      }
    }
    let found = clips(list.items).map(\.integral)
    for rect in [
      CGRect(x: 67.5, y: 100, width: 20, height: 100), CGRect(x: 222.5, y: 0, width: 20, height: 200),
    ] {
      #expect(
        found.contains { $0.contains(rect) && $0.width <= 24 && $0.height <= rect.height + 3 }, "\(found)")
    }
  }

  @Test("hollow symbols leave out the line, not what is behind it")
  func hollow() {
    let list = ChartRendering.list(
      Chart {
        ForEach([1.0, 2], id: \.self) { value in
          LineMark(x: .value("x", value), y: .value("y", value)).symbol(by: .value("Kind", "a"))
        }
      })
    let item = list.items.first {
      if case .stroke(_, _, let style) = $0.content { style.lineWidth == 2 } else { false }
    }
    let clips = sequence(first: item?.clip) { $0?.parent }.prefix { $0 != nil }
    #expect(clips.contains { $0?.isInverse == true })
  }

  /// The same picture: two marks without a series are one line, green with its points, though the second is red.
  @Test("the points of a line have the style of its first mark")
  func pointsOfLines() {
    let list = ChartRendering.list(
      Chart {
        LineMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(.green).symbol(.circle)
        LineMark(x: .value("x", 2), y: .value("y", 1)).foregroundStyle(.red).symbol(.square)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let shadings = list.items.map { item -> String in
      switch item.content {
      case .fill(_, let shading, _): "\(shading)"
      case .stroke(_, let shading, _): "\(shading)"
      default: ""
      }
    }.filter { !$0.isEmpty }
    #expect(shadings.count >= 3 && Set(shadings).count == 1, "\(shadings)")
  }

  @Test("a narrow sector with corners and insets leaves the hole of its ring open")
  func sliver() {
    let center = CGPoint(x: 100, y: 100)
    for turn in [0.001, 0.005, 0.01, 0.02, 0.05, 0.3] {
      for corner in [0, 1, 3, 12] as [CGFloat] {
        let sector = SectorPath(
          center: center, inner: 60, outer: 100, from: 0.2, to: 0.2 + turn, inset: 1, cornerRadius: corner)
        #expect(!sector.path.contains(center), "\(turn) \(corner)")
        #expect(!sector.path.contains(CGPoint(x: 100, y: 150)), "\(turn) \(corner)")
      }
    }
  }

  @Test("a sector begins at 12 o'clock and goes clockwise; the pie is as wide as the plot is high")
  func sectors() {
    let layout = ChartRendering.layout(CGSize(width: 240, height: 100)) {
      SectorMark(angle: .value("a", 1))
      SectorMark(angle: .value("a", 3), innerRadius: .ratio(0.6))
    }
    let places = MarkPlaces(geometry: layout.geometry)
    let first = places.sector(layout.model.marks[0])
    #expect(first.outer == 50 && first.from == 0 && first.to == 0.25)
    let bounds = first.path.boundingRect
    #expect(abs(bounds.minX - 120) < 0.01 && abs(bounds.maxX - 170) < 0.01)
    #expect(abs(bounds.minY) < 0.01 && abs(bounds.maxY - 50) < 0.01)
    #expect(abs(places.sector(layout.model.marks[1]).inner - 30) < 1e-9)
  }

  @Test("areas are stacked in the order of the data, the first at the bottom")
  func areas() {
    let model = ChartRendering.model {
      ForEach(["p", "q"], id: \.self) { name in
        ForEach([1.0, 2], id: \.self) { x in
          AreaMark(x: .value("x", x), y: .value("y", 2)).foregroundStyle(by: .value("Kind", name))
        }
      }
    }
    let scale = model.y!
    #expect(model.marks[0].y == (scale.unit(.number(0))!, scale.unit(.number(2))!))
    #expect(model.marks[2].y == (scale.unit(.number(2))!, scale.unit(.number(4))!))
  }

  @Test("a rule runs over all of the plot")
  func rule() {
    let layout = ChartRendering.layout {
      PointMark(x: .value("x", 1), y: .value("y", 1))
      RuleMark(y: .value("y", 0.5))
    }
    let rect = MarkPlaces(geometry: layout.geometry).rect(layout.model.marks[1])
    #expect(rect.minX == 0 && rect.width == layout.geometry.plot.width && rect.height == 0)
  }

  @Test(
    "curves pass through their points",
    arguments: [
      InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
    ])
  func curves(method: InterpolationMethod) {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 5)]
    var path = Path()
    CurvePath.add(points, method: method, to: &path)
    #expect(path.boundingRect.width.isFinite && path.boundingRect.width >= 20)
    #expect(path.currentPoint == points.last)
  }

  @Test("a monotone curve stays between its points")
  func monotone() {
    var path = Path()
    CurvePath.add(
      [0, 0, 10, 10].enumerated().map { CGPoint(x: Double($0) * 5, y: $1) }, method: .monotone, to: &path)
    #expect(path.boundingRect.minY >= -1e-9 && path.boundingRect.maxY <= 10 + 1e-9)
  }
}
