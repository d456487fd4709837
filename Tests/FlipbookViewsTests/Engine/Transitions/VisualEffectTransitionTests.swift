import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Transitions that are made of visual effects.
@MainActor
@Suite struct VisualEffectTransitionTests {
  private struct Slide: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.visualEffect { effect, proxy in
        effect.offset(x: phase.isIdentity ? 0 : proxy.size.width * 2)
      }
    }
  }

  private struct Shown: View {
    @State private var isShown = false

    var body: some View {
      ZStack {
        if isShown { TestColor.red.frame(width: 10, height: 10).transition(Slide()) }
      }
      .frame(width: 100, height: 100)
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
      .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
      .contentShape(Rectangle())
    }
  }

  @Test("a view that comes by a visual effect comes from where the effect has it, and goes there")
  func slide() {
    let runtime = ViewRuntime { Shown() }
    _ = runtime.displayList(at: 0)
    func x(_ time: TimeInterval) -> Double { Double(runtime.fills(at: time).first?.midX ?? -1) }
    for (time, wanted) in [(0.25, 65.0), (0.5, 60), (1, 50), (1.5, 50)] {
      let seen = x(time)
      #expect(abs(seen - wanted) < 0.5, "at \(time): \(seen)")
    }
    runtime.perform(at: 2, .tap(.point(x: 50, y: 50), count: 1))
    #expect(abs(x(2.5) - 60) < 0.5)
    #expect(x(3.2) == -1)
  }
}
