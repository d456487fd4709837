import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Which animation a change gets, and what becomes of animations that are changed on their way.
@MainActor
@Suite struct TransactionTests {
  /// The x of the first rectangle, less that of a still one of ten points in the middle.
  private func shifts(_ runtime: ViewRuntime, _ times: [Double]) -> [Double] {
    times.map { time in
      guard let rect = runtime.fills(at: time).first else { return .nan }
      return ((Double(rect.minX) - 45) * 1e9).rounded() / 1e9
    }
  }

  private struct Shifted: View {
    let isOn: Bool
    var body: some View { TestColor.red.frame(width: 10, height: 10).offset(x: isOn ? 40 : 0) }
  }

  /// A shift that is switched by a change of the test's.
  private struct Changing<Content: View>: View {
    let content: (Bool) -> Content
    let change: (Binding<Bool>) -> Void
    @State private var isOn = false

    init(
      @ViewBuilder _ content: @escaping (Bool) -> Content, change: @escaping (Binding<Bool>) -> Void
    ) {
      self.content = content
      self.change = change
    }

    var body: some View { content(isOn).onAppear { change($isOn) } }
  }

  private let quarters = [0, 0.25, 0.5, 0.75, 1]

  @Test("the animation nearest to the view wins, and nil stops animations")
  func precedence() {
    let second = Animation.linear(duration: 1)
    let two = Animation.linear(duration: 2)
    let implicit = ViewRuntime {
      Changing {
        Shifted(isOn: $0).animation(two, value: $0)
      } change: { isOn in
        withAnimation(second) { isOn.wrappedValue = true }
      }
    }
    #expect(shifts(implicit, quarters) == [0, 5, 10, 15, 20])
    let inner = ViewRuntime {
      Changing {
        Shifted(isOn: $0).animation(two, value: $0).animation(second, value: $0)
      } change: {
        $0.wrappedValue = true
      }
    }
    #expect(shifts(inner, quarters) == [0, 5, 10, 15, 20])
    let stopped = ViewRuntime {
      Changing {
        Shifted(isOn: $0).animation(nil, value: $0)
      } change: { isOn in
        withAnimation(second) { isOn.wrappedValue = true }
      }
    }
    #expect(shifts(stopped, quarters) == [40, 40, 40, 40, 40])
    let always = ViewRuntime {
      Changing {
        Shifted(isOn: $0).animation(nil)
      } change: { isOn in
        withAnimation(second) { isOn.wrappedValue = true }
      }
    }
    #expect(shifts(always, quarters) == [40, 40, 40, 40, 40])
    let unrelated = ViewRuntime {
      Changing {
        Shifted(isOn: $0).animation(two, value: 1)
      } change: { isOn in
        withAnimation(second) { isOn.wrappedValue = true }
      }
    }
    #expect(shifts(unrelated, quarters) == [0, 10, 20, 30, 40])
  }

  @Test("transactions that are nested, without animations, or changed on the way")
  func transactions() {
    let second = Animation.linear(duration: 1)
    func shown(_ change: @escaping (Binding<Bool>) -> Void) -> [Double] {
      shifts(ViewRuntime { Changing({ Shifted(isOn: $0) }, change: change) }, quarters)
    }
    let nested = shown { isOn in
      withAnimation(second) { withAnimation(.linear(duration: 2)) { isOn.wrappedValue = true } }
    }
    #expect(nested == [0, 5, 10, 15, 20])
    let none = shown { isOn in
      withAnimation(second) { withTransaction(Transaction()) { isOn.wrappedValue = true } }
    }
    #expect(none == [40, 40, 40, 40, 40])
    let binding = shown { $0.animation(second).wrappedValue = true }
    #expect(binding == [0, 10, 20, 30, 40])
    let disabled = ViewRuntime {
      Changing {
        Shifted(isOn: $0).animation(second, value: $0)
      } change: { isOn in
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn.wrappedValue = true }
      }
    }
    #expect(shifts(disabled, quarters) == [40, 40, 40, 40, 40])
    let changed = ViewRuntime {
      Changing {
        Shifted(isOn: $0).transaction { $0.animation = $0.animation?.speed(2) }
      } change: { isOn in
        withAnimation(second) { isOn.wrappedValue = true }
      }
    }
    #expect(shifts(changed, quarters) == [0, 20, 40, 40, 40])
  }

  @Test("two changes at one instant are each animated by their own animation")
  func separate() {
    let runtime = ViewRuntime { TwoShifts() }
    let places = quarters.map { time in runtime.fills(at: time).map { Double($0.minX) - 45 } }
    #expect(places == [[0, 0], [10, 5], [20, 10], [30, 15], [40, 20]], "\(places)")
  }

  private struct TwoShifts: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
      ZStack {
        Shifted(isOn: first)
        Shifted(isOn: second)
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) { first = true }
        withAnimation(.linear(duration: 2)) { second = true }
      }
    }
  }

  @Test("delay, speed and repeats, and where repeats end")
  func modifiers() {
    func shown(_ animation: Animation, _ times: [Double]) -> [Double] {
      shifts(
        ViewRuntime {
          Changing({ Shifted(isOn: $0) }) { isOn in withAnimation(animation) { isOn.wrappedValue = true } }
        }, times)
    }
    let second = Animation.linear(duration: 1)
    #expect(shown(second.delay(0.5), [0, 0.5, 1, 1.5, 2]) == [0, 0, 20, 40, 40])
    #expect(shown(second.speed(0.5), [0, 0.5, 1, 2, 3]) == [0, 10, 20, 40, 40])
    #expect(
      shown(second.repeatCount(2, autoreverses: false), [0.5, 1.25, 1.75, 2, 3]) == [20, 10, 30, 40, 40])
    #expect(shown(second.repeatCount(3), [0.5, 1.25, 2.5, 3, 4]) == [20, 30, 20, 40, 40])
    #expect(shown(second.repeatCount(2), [0.5, 1.25, 1.75, 2, 3]) == [20, 30, 10, 40, 40])
    #expect(shown(second.repeatForever(), [0.5, 1.25, 1.75, 1000.25]) == [20, 30, 10, 10])
    #expect(
      shown(second.repeatForever(autoreverses: false).delay(1), [0.5, 1.25, 2.75, 101.5]) == [0, 10, 30, 20])
  }

  private struct Retargeted: View {
    let first: Animation
    let second: Animation?
    @State private var place = 0.0

    var body: some View {
      TestColor.red.frame(width: 10, height: 10).offset(x: place)
        .onAppear {
          withAnimation(first) { place = 40 }
          DispatchedAction.after(0.5) { withAnimation(second) { place = second == nil ? -10 : -40 } }
        }
    }
  }

  @Test("a change of course goes on from where the view is")
  func retargeting() {
    let linear = Animation.linear(duration: 1)
    let curves = ViewRuntime { Retargeted(first: linear, second: linear) }
    // The second animation has the way from where the first one is, which runs on: 30 − ¼ · 70 at 0.75.
    let places = shifts(curves, [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2])
    #expect(places == [10, 20, 12.5, 0, -20, -40, -40], "\(places)")
    let jump = ViewRuntime { Retargeted(first: linear, second: nil) }
    // The rest of the way is added to where it is now.
    #expect(shifts(jump, [0.25, 0.5, 0.75, 1]) == [10, -30, -20, -10])
  }

  @Test("springs that are sent elsewhere keep their velocity")
  func springs() {
    let runtime = ViewRuntime { Retargeted(first: .spring(duration: 1), second: .spring(duration: 1)) }
    let step = 1.0 / 65_536
    let places = shifts(runtime, [0.5 - step, 0.5, 0.5 + step, 0.5 + 2 * step])
    let before = (places[1] - places[0]) / step
    let after = (places[3] - places[2]) / step
    #expect(before > 20 && abs(before - after) < 0.5, "\(before), \(after)")
    #expect(shifts(runtime, [4]) == [-40])
  }

  private struct Completing: View {
    let criteria: AnimationCompletionCriteria
    let changes: Bool
    let log: (String) -> Void
    @State private var isOn = false

    var body: some View {
      Shifted(isOn: isOn)
        .onAppear {
          withAnimation(.spring(duration: 1, bounce: 0.5), completionCriteria: criteria) {
            isOn = changes
          } completion: {
            log("\((100 * (ViewRuntime.current?.now ?? -1)).rounded() / 100)")
          }
        }
    }
  }

  @Test("completions run once: when the view has arrived, when it is at rest, or at once")
  func completions() {
    for (criteria, changes, expected) in [
      (AnimationCompletionCriteria.logicallyComplete, true, 1...1), (.removed, true, 2...4),
      (.logicallyComplete, false, 0...0), (.removed, false, 0...0),
    ] as [(AnimationCompletionCriteria, Bool, ClosedRange<Double>)] {
      var log: [String] = []
      let runtime = ViewRuntime { Completing(criteria: criteria, changes: changes) { log.append($0) } }
      for frame in 0...50 { _ = runtime.displayList(at: Double(frame) / 10) }
      #expect(log.count == 1)
      #expect(log.first.flatMap(Double.init).map(expected.contains) == true, "\(criteria): \(log)")
    }
  }

  private struct Removed: View {
    let log: (String) -> Void
    @State private var isOn = false
    @State private var isShown = true

    var body: some View {
      ZStack {
        if isShown { Shifted(isOn: isOn) }
      }
      .onAppear {
        withAnimation(.linear(duration: 10).repeatForever()) {
          isOn = true
        } completion: {
          log("done")
        }
        DispatchedAction.after(0.5) { isShown = false }
      }
    }
  }

  @Test("an animation whose view is removed is over, and says so once")
  func removal() {
    var log: [String] = []
    let runtime = ViewRuntime { Removed { log.append($0) } }
    for frame in 0...4 { _ = runtime.displayList(at: Double(frame) / 4) }
    #expect(log == ["done"])
  }
}
