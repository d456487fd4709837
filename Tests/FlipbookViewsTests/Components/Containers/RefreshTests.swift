import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Scroll views that fetch anew where they are pulled down, in films of 400 × 600 points.
@MainActor
@Suite struct RefreshTests {
  @MainActor private final class Source {
    var count = 0
    var continuation: CheckedContinuation<Void, Never>?

    func fetch() async {
      count += 1
      await withCheckedContinuation { continuation = $0 }
    }
  }

  private func pulled(_ source: Source, by distance: CGFloat) -> ViewRuntime {
    let runtime = ViewRuntime(400, 600) {
      ScrollView { Color.blue.frame(width: 200, height: 2000) }.refreshable { await source.fetch() }
    }
    _ = runtime.displayList(at: 0)
    let action = InteractionAction.drag(
      .point(x: 200, y: 300), .offsets([CGSize(width: 0, height: distance)]),
      InteractionAction.Pacing(duration: 0.4, curve: .linear, hold: 0.3))
    runtime.schedule(InteractionStep(at: 0.2, action)) { Issue.record("no drag: \($0)") }
    for step in 0...150 { _ = runtime.displayList(at: Double(step) / 60) }
    return runtime
  }

  private func top(_ runtime: ViewRuntime, at time: TimeInterval) -> CGFloat? {
    runtime.fills(at: time).first { abs($0.height - 2000) < 0.01 }?.minY
  }

  /// Lets tasks run. Other tests run meanwhile: they don't see this one's runtime.
  private func runTasks(leavingTo outer: SceneContext) async {
    outer.enter()
    for _ in 0..<5 { await Task.yield() }
  }

  @Test("the content rests 60 lower until the action has returned, under a wheel of eight spokes")
  func rest() async throws {
    let source = Source()
    let outer = SceneContext.current
    let runtime = pulled(source, by: 250)
    await runTasks(leavingTo: outer)
    #expect(source.count == 1)
    #expect(abs(try #require(top(runtime, at: 2.6)) - 60) < 0.5)
    #expect(runtime.fills(at: 2.6).filter { $0.maxY < 60 && $0.width < 20 }.count == 8)
    source.continuation?.resume()
    await runTasks(leavingTo: outer)
    for step in 0...90 { _ = runtime.displayList(at: 2.7 + Double(step) / 60) }
    #expect(abs(try #require(top(runtime, at: 4.3))) < 0.5)
    #expect(runtime.fills(at: 4.3).filter { $0.maxY < 60 && $0.width < 20 }.isEmpty)
    #expect(source.count == 1)
  }

  @Test("a short pull fetches nothing")
  func short() async throws {
    let source = Source()
    let outer = SceneContext.current
    let runtime = pulled(source, by: 60)
    await runTasks(leavingTo: outer)
    #expect(source.count == 0)
    #expect(abs(try #require(top(runtime, at: 2.6))) < 0.5)
  }

  @Test("spokes come with the pull, all of them at 60 points")
  func spokes() {
    let counts = [0, 15, 20, 40, 60, 90].map { RefreshState(pull: $0).spokes }
    #expect(counts == [0, 0, 0, 4, 8, 8], "\(counts)")
  }
}
