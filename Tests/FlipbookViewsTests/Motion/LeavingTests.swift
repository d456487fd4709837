import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Where views are on their way when others leave, enter or take another course. Films of 100 × 100 points, linear
/// animations of one second that begin at 0 unless said otherwise.
@MainActor
@Suite struct LeavingTests {
  private func runtime(
    _ steps: [ViewRuntime.Step] = [(0, 1, .linear(duration: 1))],
    @ViewBuilder content: @escaping (Int) -> some View
  ) -> ViewRuntime {
    ViewRuntime.stepping(steps, content: content)
  }

  private func check(
    _ width: CGFloat, _ runtime: ViewRuntime, _ places: [(time: Double, x: CGFloat, y: CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    runtime.check(width, places, sourceLocation: sourceLocation)
  }

  @Test("a view that leaves a stack stays where it is, while the stack shrinks around another middle")
  func stack() {
    let scene = {
      self.runtime { value in
        VStack(spacing: 0) {
          TestColor.blue.frame(width: 20, height: 20)
          if value == 0 { TestColor.red.frame(width: 60, height: 60).transition(.opacity) }
        }
      }
    }
    check(60, scene(), [(0, 20, 30), (0.25, 20, 30), (0.5, 20, 30), (0.95, 20, 30)])
    check(20, scene(), [(0, 40, 10), (0.5, 40, 25), (1, 40, 40)])
  }

  @Test(
    "so does one without a transition, one in a frame around a group, and one that a new identity replaces")
  func kinds() {
    check(
      30,
      runtime { value in
        VStack(spacing: 0) {
          Group { if value == 0 { TestColor.red.frame(width: 30, height: 40) } }.frame(width: 50)
          TestColor.blue.frame(width: 80, height: 20)
        }
      }, [(0, 35, 20), (0.5, 35, 20), (0.9, 35, 20)])
    check(
      30,
      runtime { value in
        HStack(spacing: 0) {
          TestColor.blue.frame(width: 40, height: 20)
          TestColor.red.frame(width: value == 0 ? 30 : 10, height: 20).id(value)
        }
      }, [(0, 55, 40), (0.5, 55, 40), (0.9, 55, 40)])
  }

  @Test("a row that leaves a stack of rows stays, and those below it close up")
  func rows() {
    let scene = {
      self.runtime { value in
        VStack(spacing: 0) {
          ForEach(value == 0 ? [30, 31, 32] : [30, 32], id: \.self) { width in
            TestColor.red.frame(width: CGFloat(width), height: 20)
          }
        }
      }
    }
    check(30, scene(), [(0, 35, 20), (0.5, 35, 25), (1, 35, 30)])
    check(31, scene(), [(0, 34.5, 40), (0.5, 34.5, 40), (0.95, 34.5, 40)])
    check(32, scene(), [(0, 34, 60), (0.5, 34, 55), (1, 34, 50)])
  }

  @Test("what leaves a container that was moving goes the rest of that way, and no further")
  func movingContainer() {
    // The stack goes 40 points to the right in two seconds; half way the view leaves and the stack jumps back.
    let scene = runtime([(0, 1, .linear(duration: 2)), (1, 2, .linear(duration: 1))]) { value in
      ZStack(alignment: value == 1 ? .topTrailing : .topLeading) {
        Color.clear
        ZStack { if value < 2 { TestColor.red.frame(width: 60, height: 60).transition(.opacity) } }
      }
    }
    check(60, scene, [(0, 0, 0), (0.5, 10, 0), (1, 20, 0), (1.5, 30, 0), (1.9, 38, 0)])
  }

  @Test("a view that comes back half way goes on from where it is")
  func comesBack() {
    let scene = runtime([(0, 1, .linear(duration: 1)), (0.5, 0, .linear(duration: 1))]) { value in
      VStack(spacing: 0) {
        TestColor.blue.frame(width: 20, height: 20)
        if value == 0 { TestColor.red.frame(width: 60, height: 60).transition(.opacity) }
      }
    }
    check(60, scene, [(0, 20, 30), (0.49, 20, 30), (0.5, 20, 30), (1.6, 20, 30)])
    for time in [1.7, 2] {
      #expect(scene.fills(at: time).count == 2)
    }
  }

  @Test("what comes and goes in a lazy stack moves along with it")
  func lazyStack() {
    // The stack goes 40 points to the right; half way one view takes the place of another.
    let scene = runtime([(0, 1, .linear(duration: 2)), (1, 2, .linear(duration: 1))]) { value in
      ZStack(alignment: value == 0 ? .topLeading : .topTrailing) {
        Color.clear
        LazyVStack {
          TestColor.red.frame(width: value < 2 ? 60 : 50, height: 60).id(value < 2)
        }
        .frame(width: 60)
      }
    }
    check(60, scene, [(0, 0, 0), (0.5, 10, 0), (1, 20, 0), (1.5, 30, 0), (1.9, 38, 0)])
    #expect(abs((scene.place(ofWidth: 50, at: 1.95)?.x ?? 0) - 44) < 1e-3)
  }

  @Test("one that leaves is drawn under those that stay, one that enters in its order")
  func order() {
    let scene = runtime { value in
      ZStack {
        TestColor.blue.frame(width: 20, height: 20)
        if value == 0 { TestColor.red.frame(width: 60, height: 60).transition(.opacity) }
      }
    }
    #expect(scene.fills(at: 0.5).map(\.width) == [60, 20])
    let entering = runtime { value in
      ZStack {
        TestColor.blue.frame(width: 20, height: 20)
        if value == 1 { TestColor.red.frame(width: 60, height: 60).transition(.opacity) }
      }
    }
    #expect(entering.fills(at: 0.5).map(\.width) == [20, 60])
  }

  @Test("what is animated by a modifier goes by it where a container without animation moves")
  func centring() {
    // The stack's middle stands still, though the container around it is placed anew at once.
    let scene = {
      self.runtime([(0, 1, nil)]) { value in
        HStack(spacing: value == 0 ? 0 : 20) {
          TestColor.red.frame(width: 10, height: 10)
          TestColor.red.frame(width: 12, height: 10)
          TestColor.red.frame(width: 14, height: 10)
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    check(12, scene(), [(0, 42, 45), (0.25, 42, 45), (0.5, 42, 45), (1, 42, 45)])
    check(10, scene(), [(0, 32, 45), (0.5, 22, 45), (1, 12, 45)])
  }

  @Test("a place that a spring follows on each frame gets there with it")
  func retargeted() {
    let steps = (0...30).map {
      (time: Double($0) / 60, value: $0, animation: Animation?.some(.spring(duration: 0.3)))
    }
    let scene = runtime(steps) { value in
      TestColor.red.frame(width: 10, height: 10).position(x: CGFloat(10 + value), y: 50)
    }
    // The critical spring follows a ramp of 60 points a second 2/ω = 5.7 points behind.
    let x = scene.place(ofWidth: 10, at: 0.5)?.x ?? 0
    #expect(abs(x + 5 - (40 - 60 * 2 * 0.3 / (2 * .pi))) < 1, "\(x)")
    let lag = runtime((0...30).map { (Double($0) / 60, $0, .linear(duration: 0.015)) }) { value in
      HStack(spacing: 0) {
        Color.clear.frame(width: CGFloat(value), height: 10)
        TestColor.red.frame(width: 10, height: 10)
        Spacer(minLength: 0)
      }
    }
    #expect(abs((lag.place(ofWidth: 10, at: 0.6)?.x ?? 0) - 30) < 1e-3)
    #expect(abs((lag.place(ofWidth: 10, at: 0.6)?.x ?? 0) - 30) < 1e-3)
  }
}
