import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What becomes of animations: changes without one, ends, and what is reported of them.
@MainActor
@Suite struct AnimationChangeTests {
  private final class Log {
    var values: [Double] = []
    var times: [Double] = []
  }

  private struct Moved: View {
    var change: (ViewRuntime, Binding<Double>) -> Void
    @State private var x = 0.0

    var body: some View {
      TestColor.red.frame(width: 10, height: 10).offset(x: x)
        .onAppear { if let runtime = ViewRuntime.current { change(runtime, $x) } }
    }
  }

  private func x(_ runtime: ViewRuntime, _ time: Double) -> Double {
    Double(runtime.fills(at: time).first?.minX ?? -1) - 45
  }

  @Test("a change without animation leaves a running one the rest of its way")
  func unanimated() {
    let runtime = ViewRuntime {
      Moved { runtime, x in
        withAnimation(.linear(duration: 1)) { x.wrappedValue = 20 }
        runtime.runLoop.post(at: 0.5) { x.wrappedValue = 30 }
      }
    }
    for (time, wanted) in [(0.25, 5.0), (0.5, 20), (0.75, 25), (1, 30), (1.5, 30)] {
      #expect(abs(x(runtime, time) - wanted) < 1e-6, "at \(time)")
    }
  }

  @Test("two changes of one value in animations of their own at one time are both gone")
  func pulse() {
    let runtime = ViewRuntime {
      Moved { _, x in
        withAnimation(.linear(duration: 1)) { x.wrappedValue = 20 }
        withAnimation(.linear(duration: 1).delay(1)) { x.wrappedValue = 0 }
      }
    }
    for (time, wanted) in [(0.0, 0.0), (0.5, 10), (1, 20), (1.5, 10), (2, 0), (2.5, 0)] {
      #expect(abs(x(runtime, time) - wanted) < 1e-6, "at \(time)")
    }
  }

  private struct Chain: View {
    let log: Log
    @State private var isOn = false

    func go() {
      withAnimation(.linear(duration: 0.2)) {
        isOn.toggle()
      } completion: {
        log.times.append(ViewRuntime.current?.now ?? -1)
        go()
      }
    }

    var body: some View {
      TestColor.red.frame(width: 10, height: 10).offset(x: isOn ? 10 : 0).onAppear { go() }
    }
  }

  @Test(
    "a thousand legs that follow each other don't drift, whatever the film's rate", arguments: [24.0, 30, 60])
  func chain(rate: Double) {
    let log = Log()
    let runtime = ViewRuntime { Chain(log: log) }
    for frame in 0...Int(rate * 201) { _ = runtime.displayList(at: Double(frame) / rate) }
    #expect(log.times.count == 1004 || log.times.count == 1005)
    for (index, time) in log.times.enumerated() {
      #expect(abs(time - 0.2 * Double(index + 1)) < 1e-6)
    }
  }

  private struct Counter: View, Animatable {
    var count: Double
    let log: Log
    nonisolated var animatableData: Double {
      get { count }
      set { count = newValue }
    }

    var body: some View {
      Color.clear.onChange(of: Int(count)) { _, new in
        log.values.append(Double(new))
        log.times.append(ViewRuntime.current?.now ?? -1)
      }
    }
  }

  @Test("changes that frames of an animation make are reported at once")
  func change() {
    let log = Log()
    let runtime = ViewRuntime {
      Switched(animation: .linear(duration: 1)) { isOn in Counter(count: isOn ? 4 : 0, log: log) }
    }
    for frame in 0...70 { _ = runtime.displayList(at: Double(frame) / 60) }
    #expect(log.values == [1, 2, 3, 4])
    #expect(zip(log.times, [0.25, 0.5, 0.75, 1]).allSatisfy { abs($0 - $1) < 0.017 })
  }

  private struct Watch: ViewModifier, Animatable {
    var data: Double
    let target: Double
    let log: Log
    nonisolated var animatableData: Double {
      get { data }
      set {
        data = newValue
        if newValue == target { MainActor.assumeIsolated { log.values.append(newValue) } }
      }
    }
    func body(content: Content) -> some View { content }
  }

  @Test("the last frame has exactly the target")
  func exactEnd() {
    let log = Log()
    let runtime = ViewRuntime {
      Switched(animation: .spring(duration: 0.3)) { isOn in
        Color.clear.modifier(Watch(data: isOn ? 0.7 : 0.1, target: isOn ? 0.7 : 0.1, log: log))
      }
    }
    for frame in 0...60 { _ = runtime.displayList(at: Double(frame) / 60) }
    #expect(log.values.last == 0.7)
  }

  @Test("colours go through linear light, and on beyond their ends by springs")
  func colours() {
    func shown(_ old: Color, _ new: Color, at time: Double, _ animation: Animation) -> RGBA {
      let runtime = ViewRuntime {
        Switched(animation: animation) { isOn in Rectangle().fill(isOn ? new : old) }
      }
      guard case .fill(_, .color(let color), _) = runtime.displayList(at: time).items.first?.content else {
        return .clear
      }
      return color
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let middle = shown(red, Color(red: 0, green: 0, blue: 1), at: 0.5, .linear(duration: 1))
    let half: Float = 1.055 * powf(0.5, 1 / 2.4) - 0.055
    #expect(abs(middle.red - half) < 1e-3 && abs(middle.blue - half) < 1e-3 && middle.green == 0)
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.33)
    let beyond = shown(.black, Color(red: 0.5, green: 0.5, blue: 0.5), at: 0.26, spring)
    let way = Spring(response: 0.5, dampingRatio: 0.33).value(target: 1.0, time: 0.26)
    let light = Float(way) * powf((0.5 + 0.055) / 1.055, 2.4)
    #expect(way > 1.2)
    #expect(abs(beyond.red - (1.055 * powf(light, 1 / 2.4) - 0.055)) < 1e-3)
  }

  @Test("a gradient's colours change at once")
  func gradientColours() {
    let runtime = ViewRuntime {
      Switched(animation: .linear(duration: 1)) { isOn in
        LinearGradient(
          colors: [isOn ? Color.black : .white, .black], startPoint: .top, endPoint: .bottom)
      }
    }
    let lists = [0.0, 0.5, 1.5].map { runtime.displayList(at: $0).description }
    #expect(lists[0] == lists[1] && lists[1] == lists[2])
  }

  private struct Triggered: View {
    @State private var isOn = false
    var body: some View {
      TestColor.red.frame(width: 10, height: 10).offset(x: isOn ? 20 : 0)
        .phaseAnimator([0, 1], trigger: isOn) { content, _ in
          content
        } animation: { _ in
          .linear(duration: 1)
        }
        .onAppear {
          ViewRuntime.current?.runLoop.post(at: 0.5) { isOn = true }
          ViewRuntime.current?.runLoop.post(at: 1.7) { isOn = false }
        }
    }
  }

  @Test("what changes with the trigger of phases goes by their animation, and at once in a running round")
  func triggered() {
    let runtime = ViewRuntime { Triggered() }
    for (time, wanted) in [(0.4, 0.0), (0.5, 0), (1, 10), (1.6, 20), (1.71, 0), (2.5, 0)] {
      #expect(abs(x(runtime, time) - wanted) < 1e-6, "at \(time): \(x(runtime, time))")
    }
  }

  private struct LateChange: View {
    @State private var isOn = false
    var body: some View {
      PhaseAnimator([0.0, 20]) { phase in
        TestColor.red.frame(width: 10, height: 10).offset(x: isOn ? phase : 0)
      } animation: { _ in
        .linear(duration: 1)
      }
      .onAppear { ViewRuntime.current?.runLoop.post(at: 1.01) { isOn = true } }
    }
  }

  @Test("phases that look alike at first go on")
  func lateChange() {
    let runtime = ViewRuntime { LateChange() }
    let places = stride(from: 0.0, to: 4, by: 0.1).map { x(runtime, $0) }
    #expect(places.prefix(10).allSatisfy { abs($0) < 1e-6 })
    #expect((places.max() ?? 0) > 15 && Set(places.map { Int($0) }).count > 6)
  }
}
