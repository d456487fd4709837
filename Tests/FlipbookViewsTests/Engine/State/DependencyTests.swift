import FlipbookMotion
import Foundation
import Observation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Counts how often bodies have run, by name.
@MainActor
final class RunCounter {
  private(set) var runs: [String: Int] = [:]
  func count(_ name: String) { runs[name, default: 0] += 1 }
  func reset() { runs = [:] }
}

/// A body runs again when something it read has changed, and at no other time.
@MainActor
@Suite struct DependencyTests {
  private struct Leaf: View {
    let name: String
    let counter: RunCounter
    var body: some View {
      counter.count(name)
      return TestColor.red.frame(width: 1, height: 1)
    }
  }

  private struct Reader: View {
    let counter: RunCounter
    @Binding var value: Int
    var body: some View {
      counter.count("reader \(value)")
      return EmptyView()
    }
  }

  private struct Owner: View {
    let counter: RunCounter
    let actions: Actions
    @State private var value = 0
    @State private var chooses = true
    @State private var other = 0

    var body: some View {
      counter.count("owner")
      actions.change = { value += 1 }
      actions.choose = { chooses.toggle() }
      actions.changeOther = { other += 1 }
      return ZStack {
        Leaf(name: "leaf", counter: counter)
        Reader(counter: counter, value: $value)
        Chooser(counter: counter, chooses: chooses, other: $other)
      }
    }
  }

  /// Reads the other value only when it chooses to.
  private struct Chooser: View {
    let counter: RunCounter
    let chooses: Bool
    @Binding var other: Int
    var body: some View {
      counter.count(chooses ? "chooser reads \(other)" : "chooser")
      return EmptyView()
    }
  }

  private final class Actions {
    var change: @MainActor () -> Void = {}
    var choose: @MainActor () -> Void = {}
    var changeOther: @MainActor () -> Void = {}
  }

  @Test("a state that only a binding reads updates its reader alone")
  func stateAndBinding() {
    let counter = RunCounter()
    let actions = Actions()
    let runtime = ViewRuntime { Owner(counter: counter, actions: actions) }
    _ = runtime.displayList(at: 0)
    #expect(counter.runs == ["owner": 1, "leaf": 1, "reader 0": 1, "chooser reads 0": 1])
    counter.reset()
    actions.change()
    _ = runtime.displayList(at: 1)
    #expect(counter.runs == ["reader 1": 1])
    counter.reset()
    actions.choose()
    _ = runtime.displayList(at: 2)
    #expect(counter.runs == ["owner": 1, "chooser": 1])
    counter.reset()
    actions.changeOther()
    _ = runtime.displayList(at: 3)
    #expect(counter.runs == [:], "what the last evaluation did not read")
  }

  @Observable
  final class Model {
    var first = 0
    var second = 0
  }

  private struct ModelReader: View {
    let counter: RunCounter
    let model: Model
    let readsSecond: Bool
    var body: some View {
      counter.count(readsSecond ? "second \(model.second)" : "first \(model.first)")
      return EmptyView()
    }
  }

  @Test("an observed value updates the bodies that read it")
  func observation() {
    let counter = RunCounter()
    let model = Model()
    let runtime = ViewRuntime {
      ZStack {
        ModelReader(counter: counter, model: model, readsSecond: false)
        ModelReader(counter: counter, model: model, readsSecond: true)
      }
    }
    _ = runtime.displayList(at: 0)
    counter.reset()
    model.second = 7
    model.second = 8
    _ = runtime.displayList(at: 1)
    #expect(counter.runs == ["second 8": 1])
    model.first = 1
    _ = runtime.displayList(at: 2)
    model.first = 2
    _ = runtime.displayList(at: 3)
    #expect(counter.runs == ["second 8": 1, "first 1": 1, "first 2": 1])
  }

  private struct EnvironmentReader: View {
    let counter: RunCounter
    @Environment(\.lineSpacing) private var spacing
    var body: some View {
      counter.count("spacing \(spacing)")
      return EmptyView()
    }
  }

  private struct EnvironmentOwner: View {
    let counter: RunCounter
    let actions: Actions
    @State private var spacing: CGFloat = 1
    var body: some View {
      actions.change = { spacing += 1 }
      return ZStack {
        EnvironmentReader(counter: counter)
        Leaf(name: "leaf", counter: counter)
      }
      .environment(\.lineSpacing, spacing)
    }
  }

  @Test("the environment updates the bodies that read it")
  func environment() {
    let counter = RunCounter()
    let actions = Actions()
    let runtime = ViewRuntime { EnvironmentOwner(counter: counter, actions: actions) }
    _ = runtime.displayList(at: 0)
    counter.reset()
    actions.change()
    _ = runtime.displayList(at: 1)
    #expect(counter.runs == ["spacing 2.0": 1])
  }

  private struct Row: View {
    let counter: RunCounter
    let value: Int
    var body: some View {
      counter.count("row")
      return TestColor.red.frame(width: CGFloat(value), height: 1)
    }
  }

  private struct List: View {
    let counter: RunCounter
    let actions: Actions
    @State private var values = Array(0..<1000)
    var body: some View {
      actions.change = { values[500] = -1 }
      return ZStack {
        ForEach(values.indices, id: \.self) { Row(counter: counter, value: values[$0]) }
      }
    }
  }

  @Test("one changed element of a thousand updates one row")
  func list() {
    let counter = RunCounter()
    let actions = Actions()
    let runtime = ViewRuntime { List(counter: counter, actions: actions) }
    _ = runtime.displayList(at: 0)
    #expect(counter.runs == ["row": 1000])
    counter.reset()
    actions.change()
    _ = runtime.displayList(at: 1)
    #expect(counter.runs == ["row": 1])
    let evaluations = runtime.evaluationCount
    for frame in 2...10 { _ = runtime.displayList(at: Double(frame)) }
    #expect(runtime.evaluationCount == evaluations)
  }

  private struct Ticking: View {
    let model: Model
    var body: some View {
      TimelineView(.animation) { context in
        TestColor.red.frame(
          width: CGFloat(model.first), height: CGFloat(context.date.timeIntervalSinceReferenceDate))
      }
    }
  }

  @Test("what many evaluations have observed is not kept")
  func observationsEnd() {
    let model = Model()
    let runtime = ViewRuntime { Ticking(model: model) }
    for frame in 0...100 { _ = runtime.displayList(at: Double(frame)) }
    model.first = 30
    let before = runtime.evaluationCount
    #expect(runtime.fills(at: 101).first?.width == 30)
    #expect(runtime.evaluationCount - before <= 2)
  }

  /// Reads its state nowhere but in the rows.
  private struct Rows: View {
    let counter: RunCounter
    let actions: Actions
    @State private var width = 2.0

    var body: some View {
      counter.count("body")
      actions.change = { width = 7 }
      return VStack(spacing: 0) {
        ForEach(0..<2) { _ in TestColor.red.frame(width: width, height: 1) }
      }
    }
  }

  @Test("a state that only the rows of a ForEach read makes them again, without the body around them")
  func rows() {
    let (counter, actions) = (RunCounter(), Actions())
    let runtime = ViewRuntime { Rows(counter: counter, actions: actions) }
    #expect(runtime.fills(at: 0).map(\.width) == [2, 2])
    actions.change()
    #expect(runtime.fills(at: 1).map(\.width) == [7, 7])
    #expect(counter.runs == ["body": 1])
  }
}
