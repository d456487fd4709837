import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCharts
@testable import FlipbookViews

@MainActor
@Suite("Touches of a chart")
struct SelectionTests {
  @MainActor
  private final class Record {
    var values: [Double?] = []
    var presses = 0
  }

  private func binding(_ record: Record) -> Binding<Double?> {
    Binding(get: { record.values.last ?? nil }, set: { record.values.append($0) })
  }

  private func runtime(@ViewBuilder _ content: () -> some View) -> ViewRuntime {
    ViewRuntime(
      size: CGSize(width: 200, height: 200), resources: TestRendering.resources, content: content)
  }

  private func touch(_ runtime: ViewRuntime, x: CGFloat, y: CGFloat) {
    runtime.schedule(InteractionStep(at: 0.1, .tap(.point(x: x, y: y), count: 1))) {
      Issue.record("the touch met nothing: \($0)")
    }
    for frame in 0...30 { _ = runtime.displayList(at: Double(frame) / 30) }
  }

  @Test("a finger on a pie selects how much of the sum lies before it")
  func angle() throws {
    let record = Record()
    let runtime = runtime {
      Chart([1.0, 1, 2], id: \.self) { SectorMark(angle: .value("", $0)) }
        .chartAngleSelection(value: binding(record))
    }
    // A quarter of the way around, at 3 o'clock.
    touch(runtime, x: 150, y: 100)
    #expect(abs(try #require(record.values.first ?? nil) - 1) < 1e-6)
  }

  @Test("a finger on bars selects the value across, until it is lifted")
  func across() throws {
    let record = Record()
    let runtime = runtime {
      Chart([0.0, 5, 10], id: \.self) { PointMark(x: .value("", $0), y: .value("", $0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(value: binding(record))
    }
    touch(runtime, x: 100, y: 100)
    #expect(abs(try #require(record.values.first ?? nil) - 5) < 0.1)
    #expect(record.values.count > 1 && record.values.last == .some(nil))
  }

  @Test("views over a chart that is not scrolled take their touches, and those of one that is")
  func overlays() {
    for axes in [Axis.Set(), .horizontal] {
      let record = Record()
      let runtime = runtime {
        Chart([0.0, 5, 10], id: \.self) { PointMark(x: .value("", $0), y: .value("", $0)) }
          .chartScrollableAxes(axes)
          .chartXVisibleDomain(length: 4)
          .chartOverlay { _ in
            Color.clear.contentShape(Rectangle()).onTapGesture { record.presses += 1 }
          }
      }
      touch(runtime, x: 80, y: 80)
      #expect(record.presses == 1)
    }
  }
}
