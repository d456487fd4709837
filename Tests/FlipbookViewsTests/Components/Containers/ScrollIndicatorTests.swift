import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The bars of scroll views, by dtroupe18/iOS-Learning `ScaleFadeScrollTransitionView` (iOS 18, a phone of 402 × 874 points).
@MainActor
@Suite struct ScrollIndicatorTests {
  @Test("a bar is as long as the part in sight, and pushed together beyond the ends")
  func span() throws {
    // 773.5 points of 2,246 are in sight; the recording shows a bar of 264.3 points.
    let rest = try #require(ScrollIndicator.span(offset: 0, content: 2246, window: 773.5))
    #expect(rest.start == 3 && abs(rest.length - 264.3) < 0.1)
    let end = try #require(ScrollIndicator.span(offset: 1472.5, content: 2246, window: 773.5))
    #expect(abs(end.start + end.length - 770.5) < 1e-9)
    let pulled = try #require(ScrollIndicator.span(offset: -20, content: 2246, window: 773.5))
    #expect(pulled.start == 3 && abs(pulled.length - 244.3) < 0.1)
    #expect(ScrollIndicator.span(offset: 0, content: 700, window: 773.5) == nil)
    #expect(ScrollIndicator.span(offset: 0, content: 1e9, window: 100)?.length == 36)
  }

  @Test("a bar stays for a while and is half gone about a second after the last movement")
  func fade() {
    #expect(ScrollIndicator.share(after: 0) == 1 && ScrollIndicator.share(after: 0.8) == 1)
    #expect(abs(ScrollIndicator.share(after: 0.975) - 0.5) < 1e-9)
    #expect(ScrollIndicator.share(after: 1.2) == 0)
  }

  private func bars(_ runtime: ViewRuntime, _ time: TimeInterval) -> [CGRect] {
    runtime.fills(at: time).filter { abs($0.width - 3) < 0.01 || abs($0.height - 3) < 0.01 }
  }

  private func dragged(
    _ hidden: ScrollIndicatorVisibility = .automatic, showsIndicators: Bool = true
  ) -> ViewRuntime {
    let runtime = ViewRuntime {
      ScrollView(showsIndicators: showsIndicators) { Color.red.frame(width: 100, height: 400) }
        .scrollIndicators(hidden)
    }
    _ = runtime.displayList(at: 0)
    let action = InteractionAction.drag(
      .point(x: 50, y: 80), .offsets([CGSize(width: 0, height: -50)]),
      InteractionAction.Pacing(duration: 0.5, curve: .linear, hold: 0.5))
    runtime.schedule(InteractionStep(at: 1, action)) { Issue.record("no drag: \($0)") }
    return runtime
  }

  @Test("a finger shows it, and it is gone afterwards")
  func finger() throws {
    let runtime = dragged()
    #expect(bars(runtime, 0.5).isEmpty)
    for step in 0...30 { _ = runtime.displayList(at: 1 + Double(step) / 60) }
    let held = bars(runtime, 1.9)
    #expect(held.count == 1 && held[0].maxX == 97 && abs(held[0].height - 36) < 0.01, "\(held)")
    for step in 0...180 { _ = runtime.displayList(at: 2 + Double(step) / 60) }
    #expect(bars(runtime, 5.1).isEmpty)
  }

  @Test("hidden ones are not shown")
  func hidden() {
    for runtime in [dragged(.hidden), dragged(.never), dragged(showsIndicators: false)] {
      for step in 0...30 { _ = runtime.displayList(at: 1 + Double(step) / 60) }
      #expect(bars(runtime, 1.6).isEmpty)
    }
  }
}
