import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A drag that its view takes back while the finger is down: `gesture(isAtEnd ? nil : drag)`.
@MainActor
@Suite struct WithdrawnGestureTests {
  private struct Slider: View {
    let limit: CGFloat
    let notes: Notes
    @State private var x: CGFloat = 0
    @State private var isAtEnd = false
    @GestureState private var isHeld = false

    private var drag: some Gesture {
      DragGesture(minimumDistance: 0)
        .updating($isHeld) { _, state, _ in state = true }
        .onChanged { value in
          x = min(value.translation.width, limit)
          isAtEnd = x == limit
        }
        .onEnded { _ in
          notes.add("ended")
          x = 0
        }
    }

    var body: some View {
      Rectangle().frame(width: 20, height: isHeld ? 12 : 10).offset(x: x).gesture(isAtEnd ? nil : drag)
    }
  }

  private func slide(to limit: CGFloat) -> (runtime: ViewRuntime, notes: Notes) {
    let notes = Notes()
    let runtime = ViewRuntime { Slider(limit: limit, notes: notes) }
    runtime.perform(
      at: 0.1,
      .drag(
        .point(x: 50, y: 50), .offsets([CGSize(width: 40, height: 0)]),
        InteractionAction.Pacing(duration: 0.4, curve: .linear, velocity: nil, hold: 0)))
    return (runtime, notes)
  }

  @Test("it is broken off: its end is not reported, and a state of the gesture falls back")
  func brokenOff() {
    let (runtime, notes) = slide(to: 20)
    runtime.run(to: 1)
    #expect(notes.lines.isEmpty)
    #expect(runtime.fills(at: 1) == [CGRect(x: 60, y: 45, width: 20, height: 10)])
  }

  @Test("one that stays ends with the finger")
  func stays() {
    let (runtime, notes) = slide(to: 60)
    runtime.run(to: 1)
    #expect(notes.lines.count == 1)
    #expect(runtime.fills(at: 1) == [CGRect(x: 40, y: 45, width: 20, height: 10)])
  }
}
