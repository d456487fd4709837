import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ScopedAnimationTests {
  struct Scoped: View {
    @State private var isOn = false

    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(y: isOn ? 40 : 0)
        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 40 : 0) }
        .onAppear { isOn = true }
    }
  }

  @Test("an animation of a body animates its modifiers and not the view inside")
  func animationOfBody() {
    let runtime = ViewRuntime { Scoped() }
    for (time, x) in [(0.0, 40.0), (0.25, 50), (0.5, 60), (0.75, 70), (1, 80)] {
      #expect(isNear(runtime.fills(at: time)[0], CGRect(x: x, y: 80, width: 20, height: 20)), "\(time)")
    }
  }

  struct Inner: View {
    @State private var isOn = false

    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(y: isOn ? 40 : 0)
        .transaction {
          $0.animation = nil
        } body: {
          $0.offset(x: isOn ? 40 : 0)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test("a transaction of a body changes that of its modifiers alone")
  func transactionOfBody() {
    let runtime = ViewRuntime { Inner() }
    #expect(isNear(runtime.fills(at: 0)[0], CGRect(x: 80, y: 40, width: 20, height: 20)))
    #expect(isNear(runtime.fills(at: 0.5)[0], CGRect(x: 80, y: 60, width: 20, height: 20)))
  }

  struct ByValue: View {
    @State private var counts = (0, 0)

    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(x: CGFloat(counts.0 + counts.1) * 10)
        .transaction(value: counts.0) { $0.animation = .linear(duration: 1) }
        .onAppear { counts.1 = 1 }
        .onTapGesture { counts.0 = 2 }
    }
  }

  @Test("a transaction of a value counts in the updates in which the value changes")
  func transactionOfValue() {
    let runtime = ViewRuntime { ByValue() }
    #expect(runtime.fills(at: 0)[0].minX == 50)
    runtime.scheduleTap(on: .point(x: 55, y: 50), at: 1) { _ in Issue.record("nothing was tapped") }
    _ = runtime.displayList(at: 1)
    #expect(abs(runtime.fills(at: 1.5)[0].minX - 60) < 1e-3)
    #expect(runtime.fills(at: 2)[0].minX == 70)
  }
}
