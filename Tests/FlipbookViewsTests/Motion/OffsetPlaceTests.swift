import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// An offset is a part of the place of what it holds, which is animated by the transaction inside (OpenSwiftUI,
/// `_OffsetEffect`).
@MainActor
@Suite struct OffsetPlaceTests {
  private struct Card: View {
    var inner: Animation?
    var isScaled = false
    @State private var isMoved = false

    var body: some View {
      TestColor.red.frame(width: 10, height: 10).scaleEffect(isScaled ? 2 : 1)
        .animation(inner, value: isMoved)
        .offset(x: 5)
        .offset(x: isMoved ? 20 : 0)
        .onAppear { isMoved = true }
    }
  }

  private func x(_ view: some View, at time: TimeInterval) -> Double {
    let runtime = ViewRuntime { view }
    _ = runtime.displayList(at: 0)
    return Double(runtime.fills(at: time).first?.midX ?? -1)
  }

  @Test("an offset outside of animation(_:value:) is animated by it", arguments: [false, true])
  func outside(isScaled: Bool) {
    for (time, wanted) in [(0.0, 55.0), (0.25, 60), (0.5, 65), (1, 75), (2, 75)] {
      #expect(abs(x(Card(inner: .linear(duration: 1), isScaled: isScaled), at: time) - wanted) < 1e-6)
    }
  }

  @Test("without an animation inside it jumps")
  func jumps() { #expect(x(Card(inner: nil), at: 0) == 75) }

  private struct Back: View {
    @State private var isMoved = false
    let runtime: () -> ViewRuntime?

    var body: some View {
      TestColor.red.frame(width: 10, height: 10)
        .animation(.linear(duration: 0.2), value: isMoved)
        .offset(x: isMoved ? 20 : 0)
        .onAppear {
          isMoved = true
          runtime()?.runLoop.post(at: 0.1) { isMoved = false }
        }
    }
  }

  /// Two curves add up: at 0.15 s the first has gone 15 of its 20, the second a quarter of the way back from there.
  @Test("an offset that turns back on its way glides")
  func back() {
    let runtime = ViewRuntime { Back { ViewRuntime.current } }
    for (time, wanted) in [(0.05, 55.0), (0.1, 60), (0.15, 61.25), (0.2, 60), (0.3, 50)] {
      let x = Double(runtime.fills(at: time).first?.midX ?? -1)
      #expect(abs(x - wanted) < 1e-6, "at \(time): \(x)")
    }
  }
}
