import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Controls where lines are read from right to left")
struct MirroredControlTests {
  private final class Values {
    var number = 0.25
    var choice = 0
  }

  private func runtime(_ direction: LayoutDirection, @ViewBuilder _ content: () -> some View) -> ViewRuntime {
    ViewRuntime(200, 60) { content().environment(\.layoutDirection, direction) }
  }

  @Test("a slider is the picture of one from left to right in a mirror")
  func slider() {
    func fills(_ direction: LayoutDirection) -> [CGRect] {
      runtime(direction) { Slider(value: .constant(0.25)) }.fills(at: 0).filter { $0.width < 150 }
    }
    let (left, right) = (fills(.leftToRight), fills(.rightToLeft))
    #expect(left.count == 2 && right.count == 2)
    for (one, other) in zip(left, right) {
      #expect(abs(one.minX - (200 - other.maxX)) < 0.01 && one.width == other.width)
    }
  }

  @Test("a gauge's dot is the picture of one from left to right in a mirror")
  func gauge() {
    func gap(_ direction: LayoutDirection) -> CGRect? {
      runtime(direction) { Gauge(value: 0.25) { Text("G") }.gaugeStyle(.accessoryLinear) }
        .fills(at: 0).first { abs($0.width - 14.66) < 0.01 }
    }
    if let left = gap(.leftToRight), let right = gap(.rightToLeft) {
      #expect(abs(left.midX + right.midX - 200) < 0.01)
    } else {
      Issue.record("there is no dot")
    }
  }

  @Test("the first segment is at the right, and is chosen by a touch there")
  func segments() {
    let values = Values()
    let runtime = runtime(.rightToLeft) {
      Picker("", selection: Binding(get: { values.choice }, set: { values.choice = $0 })) {
        Text("A").tag(0)
        Text("B").tag(1)
        Text("C").tag(2)
      }
      .pickerStyle(.segmented)
    }
    let places = runtime.textPlaces(at: 0)
    #expect(places.map(\.text) == ["A", "B", "C"])
    #expect(places[0].frame.midX > places[1].frame.midX && places[1].frame.midX > places[2].frame.midX)
    let thumb = runtime.fills(at: 0).last { $0.width > 50 && $0.width < 80 }
    #expect(thumb.map { $0.minX > 130 } == true)
    runtime.scheduleTap(on: .point(x: 20, y: 30), at: 0.1) { _ in Issue.record("nothing was tapped") }
    for frame in 0..<20 { _ = runtime.displayList(at: Double(frame) / 30) }
    #expect(values.choice == 2)
  }
}
