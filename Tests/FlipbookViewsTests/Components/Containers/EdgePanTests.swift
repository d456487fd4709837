import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The pan from the edge that goes back in a navigation stack.
@MainActor
@Suite struct EdgePanTests {
  private struct Pages: View {
    var hidesBack = false
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Color.blue.frame(width: 200, height: 100).navigationBarBackButtonHidden(hidesBack)
        }
        .toolbar(.hidden)
      }
    }
  }

  /// A stack with a page pushed, and a finger that goes from a point to the right in a second from 2 s on.
  private func panned(
    from start: CGFloat, by way: CGFloat, velocity: CGFloat? = nil, hidesBack: Bool = false
  ) -> ViewRuntime {
    let runtime = ViewRuntime(200, 300) { Pages(hidesBack: hidesBack) }
    runtime.perform(at: 0.5, .tap(.name("Go"), count: 1))
    let pacing = InteractionAction.Pacing(
      duration: 1, curve: .linear, velocity: velocity.map { CGSize(width: $0, height: 0) },
      hold: velocity == nil ? 0.2 : 0)
    runtime.perform(
      at: 2, .drag(.point(x: start, y: 200), .offsets([CGSize(width: way, height: 0)]), pacing))
    // A film has frames on the way.
    _ = runtime.displayList(at: 1.9)
    return runtime
  }

  /// Where the pushed page is.
  private func left(_ runtime: ViewRuntime, at time: TimeInterval) -> CGFloat? {
    runtime.fills(at: time).first { $0.width == 200 && $0.height == 100 }?.minX
  }

  @Test("the page follows the finger and goes when it is let go past the middle")
  func goes() {
    let runtime = panned(from: 5, by: 140)
    #expect(left(runtime, at: 1.9) == 0)
    #expect(abs((left(runtime, at: 2.5) ?? 0) - 70) < 0.01)
    #expect(abs((left(runtime, at: 3.1) ?? 0) - 140) < 0.01)
    let onItsWay = left(runtime, at: 3.25) ?? 0
    #expect(onItsWay > 141 && onItsWay < 199)
    #expect(left(runtime, at: 5) == nil)
  }

  @Test("it comes back when it is let go before the middle")
  func comesBack() {
    let runtime = panned(from: 5, by: 80)
    #expect(abs((left(runtime, at: 3.1) ?? 0) - 80) < 0.01)
    #expect(abs(left(runtime, at: 5) ?? -1) < 0.01)
  }

  @Test("a fast finger takes it away before the middle")
  func flick() {
    #expect(left(panned(from: 5, by: 60, velocity: 400), at: 5) == nil)
  }

  @Test("a finger elsewhere, and a page whose way back is hidden, do nothing")
  func others() {
    #expect(left(panned(from: 40, by: 140), at: 3.1) == 0)
    #expect(left(panned(from: 5, by: 140, hidesBack: true), at: 3.1) == 0)
  }

  @Test("the page behind comes along from a third of the way aside")
  func behind() {
    struct Coloured: View {
      var body: some View {
        NavigationStack {
          ZStack {
            Color.red.frame(width: 200, height: 60)
            NavigationLink("Go") { Color.blue.frame(width: 200, height: 100) }
          }
          .toolbar(.hidden)
        }
      }
    }
    let runtime = ViewRuntime(200, 300) { Coloured() }
    runtime.perform(at: 0.5, .tap(.name("Go"), count: 1))
    let pacing = InteractionAction.Pacing(duration: 1, curve: .linear, hold: 0.2)
    runtime.perform(at: 2, .drag(.point(x: 5, y: 250), .offsets([CGSize(width: 100, height: 0)]), pacing))
    func place(_ time: TimeInterval) -> CGFloat? {
      runtime.fills(at: time).first { $0.height == 60 }?.minX
    }
    #expect(abs((place(1.9) ?? 0) + 60) < 0.01)
    #expect(abs((place(3.1) ?? 0) + 30) < 0.01)
  }
}
