import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Buttons under a finger, against recordings of phones.
@MainActor
@Suite struct ButtonPressTests {
  private struct Press: View {
    let notes: Notes
    var repeats = ButtonRepeatBehavior.automatic
    var body: some View {
      Button {
        notes.add("acts")
      } label: {
        TestColor.red.frame(width: 40, height: 40)
      }
      .buttonRepeatBehavior(repeats)
    }
  }

  @Test("a label is dimmed to a fifth at once, and comes back in 0.47 s after the finger")
  func release() {
    let runtime = ViewRuntime { Press(notes: Notes()) }
    runtime.perform(at: 1, .longPress(.point(x: 50, y: 50), duration: 1))
    func opacity(_ time: Double) -> Double { runtime.displayList(at: time).items.first?.opacity ?? -1 }
    #expect(opacity(0.9) == 1)
    #expect(abs(opacity(1.02) - 0.2) < 1e-6 && abs(opacity(1.98) - 0.2) < 1e-6)
    _ = opacity(2)
    let curve = UnitCurve.bezier(0.25, 0.1, 0.25, 1)
    for time in [0.1, 0.2, 0.35] {
      // The finger is up in the picture at 2 s.
      #expect(abs(opacity(2 + time) - (0.2 + 0.8 * curve.value(at: time / 0.47))) < 1e-6)
    }
    #expect(opacity(2.5) == 1)
  }

  /// Of the red squares in a list, those in layers included.
  private func opacities(_ items: [DisplayItem]) -> [Double] {
    items.flatMap { item -> [Double] in
      switch item.content {
      case .fill(let path, _, _):
        abs(path.boundingRect.applying(item.transform).width - 40) < 1e-6 ? [item.opacity] : []
      case .layer(let layer): opacities(layer.items).map { $0 * item.opacity }
      default: []
      }
    }
  }

  @Test("the label of a row keeps its colour under the finger, unless its button asks to have no border")
  func rows() {
    func pressed(_ content: some View) -> [Double] {
      let runtime = ViewRuntime(200, 200) { List { content } }
      runtime.perform(at: 1, .longPress(.point(x: 50, y: 66), duration: 1))
      return opacities(runtime.displayList(at: 1.5).items)
    }
    #expect(pressed(Press(notes: Notes())) == [1])
    #expect(pressed(Press(notes: Notes()).buttonStyle(.borderless)).map { ($0 * 100).rounded() } == [20])
  }

  @Test("what the action changes in the label does so at once, while the label comes back")
  func actionAtOnce() {
    struct Grows: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Button {
          width = 60
        } label: {
          TestColor.red.frame(width: width, height: 40)
        }
      }
    }
    let runtime = ViewRuntime { Grows() }
    runtime.perform(at: 1, .tap(.point(x: 50, y: 50), count: 1))
    #expect(runtime.fills(at: 0.95).map(\.width) == [10])
    #expect(runtime.fills(at: 1.05).map(\.width) == [60])
  }

  @Test("a held button that repeats acts each half second, from the sixth time on ten times a second")
  func repeats() {
    let notes = Notes()
    let runtime = ViewRuntime { Press(notes: notes, repeats: .enabled) }
    runtime.perform(at: 1, .longPress(.point(x: 50, y: 50), duration: 2.75))
    runtime.perform(at: 5, .tap(.point(x: 50, y: 50), count: 1))
    runtime.run(to: 7)
    #expect(
      notes.lines
        == ["1.5 acts", "2.0 acts", "2.5 acts", "3.0 acts", "3.5 acts", "3.6 acts", "3.7 acts", "5.0 acts"])
  }

  @Test("any other button acts once, as the finger is lifted")
  func once() {
    let notes = Notes()
    let runtime = ViewRuntime { Press(notes: notes) }
    runtime.perform(at: 1, .longPress(.point(x: 50, y: 50), duration: 2))
    runtime.run(to: 5)
    #expect(notes.lines == ["3.0 acts"])
  }
}
