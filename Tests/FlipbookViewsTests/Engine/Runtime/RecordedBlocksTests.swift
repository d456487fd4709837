import FlipbookMotion
import Foundation
import Observation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Recordings of large containers") struct RecordedBlocksTests {
  @Observable
  final class Control {
    var moved = -1
    var hidden: Set<Int> = []
    var shift = 0.0
    var front = -1
  }

  private struct Dots: View {
    let control: Control
    var count = 200

    var body: some View {
      ZStack {
        ForEach(0..<count, id: \.self) { index in
          if !control.hidden.contains(index) { dot(index) }
        }
      }
      .offset(x: control.shift)
    }

    private func dot(_ index: Int) -> some View {
      Rectangle().fill(index.isMultiple(of: 3) ? Color.red : .blue)
        .frame(width: 4, height: 4)
        .offset(
          x: Double(index % 20) * 5 - 50, y: Double(index / 20) * 5 - 50 + (control.moved == index ? 3 : 0)
        )
        .transition(.opacity)
    }
  }

  private struct Piles: View {
    let control: Control

    var body: some View {
      ZStack {
        ForEach(0..<100, id: \.self) { index in
          Rectangle().fill(Color(white: Double(index) / 100)).frame(width: 4, height: 4).zIndex(
            control.front == index ? 1 : 0)
        }
      }
    }
  }

  /// The pictures of a film whose control is changed at times, with what is kept and without.
  private func expectSame(
    _ view: @escaping (Control) -> some View, _ changes: [(Double, (Control) -> Void)]
  ) {
    let pairs = [true, false].map { reuses in
      let control = Control()
      let runtime = ViewRuntime(120, 120) { view(control) }
      runtime.reusesRecordings = reuses
      for (time, change) in changes { runtime.runLoop.post(at: time) { change(control) } }
      return (0..<60).map { runtime.displayList(at: Double($0) / 30) }
    }
    for (frame, (kept, anew)) in zip(pairs[0], pairs[1]).enumerated() {
      #expect(kept == anew, "frame \(frame)")
    }
    #expect(Set(pairs[0].map(\.contentHash)).count > 1)
  }

  @Test("pictures are those without recordings, as views change, move, leave and come back")
  func pictures() {
    expectSame(
      { Dots(control: $0) },
      [
        (0.2, { $0.moved = 40 }),
        (0.4, { control in withAnimation(.linear(duration: 0.3)) { control.moved = 150 } }),
        (0.5, { control in withAnimation(.linear(duration: 0.4)) { control.hidden = [3, 77, 78, 199] } }),
        (0.7, { control in withAnimation(.linear(duration: 0.2)) { control.hidden = [77] } }),
        (1.1, { control in withAnimation(.linear(duration: 0.2)) { control.shift = 10 } }),
        (1.5, { $0.hidden = Set(0..<170) }), (1.7, { $0.hidden = [] }),
      ])
  }

  @Test("views that come to the front are drawn last")
  func order() {
    expectSame(
      { Piles(control: $0) }, [(0.3, { $0.front = 20 }), (0.6, { $0.front = 90 }), (0.9, { $0.front = -1 })])
  }

  @Test("a view that changes leaves the recordings of others as they are")
  func sharing() {
    let control = Control()
    let runtime = ViewRuntime(120, 120) { Dots(control: control) }
    for frame in 0..<4 { _ = runtime.displayList(at: Double(frame) / 30) }
    control.moved = 100
    _ = runtime.displayList(at: 0.2)
    let before = runtime.displayList(at: 0.25)
    control.moved = 101
    let after = runtime.displayList(at: 0.3)
    let known = Set(before.runs.map { ObjectIdentifier($0) })
    let shared = after.runs.filter { known.contains(ObjectIdentifier($0)) }
    // 200 views in blocks of 32, one of which has changed. The last has 8 items, which are copied.
    let count: Int = shared.reduce(0) { $0 + $1.items.count }
    #expect(count == 160)
    #expect(after.itemCount == 200)
  }
}
