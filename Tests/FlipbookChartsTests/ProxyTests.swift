import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCharts

@Suite("Questions to charts")
@MainActor
struct ProxyTests {
  private func proxy(_ actions: SelectionActions = SelectionActions()) -> ChartProxy {
    let layout = ChartRendering.layout {
      BarMark(x: .value("Name", "a"), y: .value("Value", 50))
      BarMark(x: .value("Name", "b"), y: .value("Value", 100))
    }
    return ChartProxy(geometry: layout.geometry, x: layout.model.x, y: layout.model.y, actions: actions)
  }

  @Test("values to places and back")
  func places() {
    let proxy = proxy()
    #expect(proxy.position(forX: "b") == proxy.plotSize.width * 0.75)
    #expect(proxy.position(forY: 100) == 0)
    #expect(proxy.position(forY: 0) == proxy.plotSize.height)
    #expect(proxy.position(forX: "other") == nil)
    #expect(proxy.value(atX: proxy.plotSize.width * 0.3) == "a")
    #expect(proxy.value(atY: proxy.plotSize.height / 2) == 50.0)
    #expect(proxy.value(atX: -5, as: String.self) == nil)
    #expect(proxy.value(at: CGPoint(x: 5, y: 0), as: (String, Int).self)?.1 == 100)
    #expect(proxy.positionRange(forX: "a") == 0...proxy.plotSize.width / 2)
  }

  @Test("angles begin at 12 o'clock and go clockwise")
  func angles() {
    let proxy = proxy(SelectionActions(angleTotal: 8))
    let middle = CGPoint(x: proxy.plotSize.width / 2, y: proxy.plotSize.height / 2)
    #expect(abs(proxy.angle(at: CGPoint(x: middle.x + 10, y: middle.y)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: middle.x - 10, y: middle.y)).degrees - 270) < 1e-9)
    #expect(proxy.value(atAngle: .degrees(90)) == 2.0)
  }

  @Test("selections go to their bindings")
  func selecting() {
    var found: [Datum?] = []
    var actions = SelectionActions()
    actions.x.append { found.append($0) }
    proxy(actions).selectXValue(at: 5)
    #expect(found == [.category("a")])
  }

  @Test("what is in sight begins at the scene's value and stays in the scale")
  func windows() {
    var options = ChartOptions()
    options.scrolling.axes = .horizontal
    options.scrolling.xLength = 2
    options.scrolling.x = .init(get: { .number(3) })
    let model = ChartRendering.model(options: options) {
      LineMark(x: .value("x", 0), y: .value("y", 1))
      LineMark(x: .value("x", 8), y: .value("y", 1))
    }
    let windows = ChartWindows(options: options, model: model, start: nil)
    #expect(windows.x == 0.375...0.625)
    #expect(windows.y == nil)
    let geometry = ChartRendering.layout(options: options) {
      LineMark(x: .value("x", 0), y: .value("y", 1))
      LineMark(x: .value("x", 8), y: .value("y", 1))
    }.geometry
    let moved = windows.moved(from: windows.start, by: CGSize(width: -9_999, height: 0), geometry)
    #expect(moved.x == 0.75)
  }
}
