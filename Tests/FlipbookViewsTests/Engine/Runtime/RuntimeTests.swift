import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct RuntimeTests {
  @Test("stacks lay out fixed and flexible views")
  func stacks() {
    let runtime = ViewRuntime {
      HStack(spacing: 10) {
        Color.red.frame(width: 20)
        Color.green
        VStack(spacing: 0) {
          Color.blue
          Color.black.frame(height: 25)
        }
      }
    }
    #expect(
      runtime.fills(at: 0) == [
        CGRect(x: 0, y: 0, width: 20, height: 100), CGRect(x: 30, y: 0, width: 30, height: 100),
        CGRect(x: 70, y: 0, width: 30, height: 75), CGRect(x: 70, y: 75, width: 30, height: 25),
      ])
  }

  struct Mover: View {
    @State private var moved = false

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .offset(x: moved ? 40 : 0)
        .onAppear { withAnimation(.linear(duration: 1)) { moved = true } }
    }
  }

  @Test("an offset set in withAnimation from onAppear moves by the animation")
  func offset() {
    let runtime = ViewRuntime { Mover() }
    for (time, x) in [(0.0, 45.0), (0.25, 55), (0.5, 65), (0.75, 75), (1, 85), (2, 85)] {
      let fills = runtime.fills(at: time)
      #expect(
        fills.count == 1 && isNear(fills[0], CGRect(x: x, y: 45, width: 10, height: 10)), "\(time): \(fills)")
    }
  }

  struct Slider: View {
    @State private var trailing = false

    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .frame(width: 100, alignment: trailing ? .trailing : .leading)
        .animation(.linear(duration: 1), value: trailing)
        .onAppear { trailing = true }
    }
  }

  @Test("a place that layout changes is reached by the animation of the value that changed it")
  func placement() {
    let runtime = ViewRuntime { Slider() }
    for (time, x) in [(0.0, 0.0), (0.25, 20), (0.5, 40), (1, 80)] {
      #expect(isNear(runtime.fills(at: time)[0], CGRect(x: x, y: 40, width: 20, height: 20)), "\(time)")
    }
  }

  struct Comer: View {
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 0) {
        if isShown { Color.red.frame(width: 10, height: 20) }
        Color.blue.frame(width: 10, height: 20)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }

  @Test("what comes in an animated update fades in while the others make room")
  func insertion() {
    let runtime = ViewRuntime { Comer() }
    _ = runtime.displayList(at: 0)
    #expect(runtime.colors(at: 0.5) == ["#FF3B3080", "#007AFFFF"])
    let fills = runtime.fills(at: 0.5)
    #expect(isNear(fills[1], CGRect(x: 45, y: 45, width: 10, height: 20)), "\(fills)")
    #expect(runtime.colors(at: 1.5) == ["#FF3B30FF", "#007AFFFF"])
  }

  struct Goer: View {
    @State private var isShown = true

    var body: some View {
      ZStack {
        Color.blue.frame(width: 10, height: 20)
        if isShown { Color.red.frame(width: 10, height: 10).transition(.move(edge: .bottom)) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  @Test("what goes by a transition is drawn until it is over, and then gone")
  func removal() {
    let runtime = ViewRuntime { Goer() }
    _ = runtime.displayList(at: 0)
    let half = runtime.fills(at: 0.5)
    #expect(half.count == 2 && isNear(half[0], CGRect(x: 45, y: 50, width: 10, height: 10)), "\(half)")
    #expect(runtime.fills(at: 1.01).count == 1)
  }

  struct Counter: View {
    static nonisolated(unsafe) var evaluations = 0
    @State private var count = 0
    @State private var unread = 0

    var body: some View {
      Counter.evaluations += 1
      return Color.red.frame(width: CGFloat(10 + count), height: 10)
        .onAppear {
          unread += 1
          count = 5
        }
    }
  }

  @Test("a body runs again only when what it reads has changed")
  func dependencies() {
    Counter.evaluations = 0
    let runtime = ViewRuntime { Counter() }
    #expect(runtime.fills(at: 0)[0].width == 15)
    for frame in 1...10 { _ = runtime.displayList(at: Double(frame)) }
    #expect(Counter.evaluations == 2)
  }

  @Test("a frame in which nothing changes gives the very same list")
  func stillFrames() {
    let runtime = ViewRuntime { ForEach(0..<100) { Text("\($0)") } }
    let first = runtime.displayList(at: 0)
    #expect(runtime.displayList(at: 1).contentHash == first.contentHash)
  }

  struct Feedback: View {
    @State private var width: CGFloat = 0
    @State private var on = false

    var body: some View {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.frame(in: .global).minX, height: 10)
      }
      .frame(width: 50, height: 50)
      .offset(x: on ? 20 : 0)
      .onAppear { withAnimation(.linear(duration: 1)) { on = true } }
    }
  }

  @Test("a geometry reader follows its place while it is moved")
  func geometry() {
    let runtime = ViewRuntime { Feedback() }
    #expect(runtime.fills(at: 0)[0].width == 25)
    #expect(abs(runtime.fills(at: 0.5)[0].width - 35) < 1e-3)
  }
}
