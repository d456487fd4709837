import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The way of a frame, a padding or a position that changes in an animation: the layout is the later one at once, and
/// what is drawn goes to its place. Films of 100 × 100 points, linear animations of one second from 0.
@MainActor
@Suite struct FrameMotionTests {
  private func lines(_ runtime: ViewRuntime, _ time: Double) -> [TextLayout] {
    runtime.displayList(at: time).items.compactMap {
      if case .text(let layout, _, _) = $0.content { layout } else { nil }
    }
  }

  @Test("a text is broken into the lines of the later frame from the first picture on")
  func textLines() {
    for (start, end) in [(90.0, 45.0), (45, 90)] {
      let runtime = ViewRuntime.stepping { value in
        Text("one two three four").frame(width: value == 0 ? start : end)
      }
      let shown = [0, 0.25, 0.75, 1.5].map { lines(runtime, $0) }
      #expect(shown.allSatisfy { $0 == shown[3] && !$0.isEmpty })
    }
  }

  @Test("a geometry reader has the later size at once, and a shape in it goes there evenly")
  func reader() {
    let runtime = ViewRuntime.stepping([(1, 1, .linear(duration: 1))]) { value in
      Color.clear.frame(width: value == 0 ? 20 : 80, height: 10)
        .overlay {
          GeometryReader { TestColor.red.frame(width: min(50, $0.size.width), height: 10) }
        }
    }
    for (time, width) in [(0.0, 20.0), (1.25, 27.5), (1.5, 35), (1.75, 42.5), (2, 50)] {
      #expect(abs((runtime.fills(at: time).last?.width ?? 0) - width) < 1e-3, "at \(time)")
    }
  }

  @Test("what stands beside a view with an animation of its own has its place at once")
  func neighbour() {
    let runtime = ViewRuntime.stepping([(0, 1, nil)]) { value in
      HStack(spacing: 0) {
        TestColor.blue.frame(width: value == 0 ? 10 : 50, height: 10).animation(
          .linear(duration: 1), value: value)
        TestColor.red.frame(width: 20, height: 10)
        Spacer(minLength: 0)
      }
    }
    runtime.check(20, [(0.1, 50, 45), (0.5, 50, 45), (1, 50, 45)])
  }

  @Test("padding, positions and flexible frames go alike")
  func others() {
    ViewRuntime.stepping { value in
      TestColor.red.frame(width: 20, height: 20).padding(.leading, value == 0 ? 0 : 40)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    .check(20, [(0, 0, 0), (0.5, 20, 0), (1, 40, 0)])
    ViewRuntime.stepping { value in
      TestColor.red.frame(width: 20, height: 20).position(x: value == 0 ? 10 : 50, y: 10)
    }
    .check(20, [(0, 0, 0), (0.5, 20, 0), (1, 40, 0)])
    ViewRuntime.stepping { value in
      TestColor.red.frame(width: 20, height: 20).frame(minWidth: value == 0 ? 20 : 60, alignment: .leading)
        .frame(width: 100, height: 100, alignment: .topTrailing)
    }
    .check(20, [(0, 80, 0), (0.5, 60, 0), (1, 40, 0)])
  }
}
