import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Tips against pictures of a phone; the texts of these tests are as high as their font.
@MainActor
@Suite struct TipTests {
  private struct Hint: Tip {
    var title: Text { Text("title") }
    var message: Text? { Text("message") }
    var image: Image? { Image(systemName: "star") }
  }

  private struct Choice: Tip {
    static let opened = Event(id: "opened")
    var title: Text { Text("title") }
    var actions: [Action] {
      Action(id: "a", title: "first")
      Action(id: "b", title: "second")
    }
    var rules: [Rule] {
      Rule(Self.opened) { $0.donations.count >= 3 }
      Rule(Tips.Parameter(wrappedValue: true).projectedValue) { $0 }
    }
    var options: [Option] { MaxDisplayCount(1) }
  }

  private func place(_ text: String, in runtime: ViewRuntime) -> CGRect {
    runtime.textPlaces(at: 0).first { $0.text == text }?.frame ?? .zero
  }

  @Test("the title begins 69 from the plate and 13 below it, beside a picture of 45")
  func places() {
    let runtime = ViewRuntime(400, 400) { TipView(Hint()).frame(maxHeight: .infinity, alignment: .top) }
    let title = place("title", in: runtime)
    #expect(title.minX == 69 && abs(title.minY - 13) < 0.5)
    #expect(place("message", in: runtime).minX == 69)
  }

  @Test("conditions and settings compile, and every tip is shown")
  func rules() {
    #expect(Choice().rules.count == 2 && Choice().options.count == 1 && Choice().shouldDisplay)
    #expect(ViewRuntime(400, 400) { TipView(Choice()) }.texts(at: 0).contains("title"))
  }

  @Test("actions are rows under lines, and a touch of one does what the view was given")
  func actions() {
    final class Record { var done: [String] = [] }
    let record = Record()
    nonisolated(unsafe) let unsafe = record
    let runtime = ViewRuntime(400, 400) { TipView(Choice()) { unsafe.done.append($0.id) } }
    let (first, second) = (place("first", in: runtime), place("second", in: runtime))
    #expect(first.minX == 13 && abs(second.midY - first.midY - 42.33) < 1)
    runtime.perform(at: 0.1, .tap(.point(x: second.midX, y: second.midY), count: 1))
    _ = runtime.fills(at: 0.5)
    #expect(record.done == ["b"])
  }

  @Test("an arrow takes 13 points at its side")
  func arrow() {
    func top(_ edge: Edge?) -> CGFloat {
      let runtime = ViewRuntime(400, 400) {
        VStack(spacing: 0) {
          TipView(Hint(), arrowEdge: edge)
          Color.red.frame(width: 20, height: 20)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      return runtime.fills(at: 0).first { $0.width == 20 && $0.height == 20 }?.minY ?? 0
    }
    #expect(top(.bottom) - top(nil) == 13)
  }

  @Test("a tip that points at a view is 320 wide and stands above it; a touch closes it")
  func popover() {
    let runtime = ViewRuntime(400, 600) {
      Color.red.frame(width: 20, height: 20).popoverTip(Hint())
    }
    let title = place("title", in: runtime)
    #expect(title.maxY < 290 && title.minX == 40 + 69)
    runtime.perform(at: 0.1, .tap(.point(x: title.midX, y: title.midY), count: 1))
    #expect(!runtime.texts(at: 1).contains("title"))
  }
}
