import FlipbookMotion
import FlipbookTime
import Foundation
import Observation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What has left the tree is gone, with the objects it held.
@MainActor
@Suite struct LeakTests {
  @Observable
  final class Model {
    var value = 0
    static nonisolated(unsafe) var alive = 0
    init() { Model.alive += 1 }
    deinit { Model.alive -= 1 }
  }

  private struct Item: View {
    @State private var model = Model()
    @State private var isOn = false

    var body: some View {
      Circle().trim(from: 0, to: CGFloat(model.value) / 10)
        .frame(width: 4, height: 4)
        .background(isOn ? Color.red : Color.blue)
        .offset(x: isOn ? 20 : 0)
        .rotationEffect(.degrees(isOn ? 90 : 0))
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
        }
        .onChange(of: isOn) { model.value += 1 }
    }
  }

  private struct Stage: View {
    let transition: AnyTransition
    let animation: Animation?
    let control: Control
    @State private var range = 0..<0

    var body: some View {
      control.show = { new in withAnimation(animation) { range = new } }
      return VStack(spacing: 0) {
        ForEach(Array(range), id: \.self) { _ in Item().transition(transition) }
        if range.count > 3 { Item() } else { Color.red }
      }
    }
  }

  private final class Control {
    var show: @MainActor (Range<Int>) -> Void = { _ in }
  }

  @Test("two thousand views that came and went leave nothing behind")
  func views() {
    Model.alive = 0
    let cases: [(AnyTransition, Animation?)] = [
      (.opacity, nil), (.identity, .linear(duration: 0.5)), (.slide, .linear(duration: 0.5)),
      (.asymmetric(insertion: .scale, removal: .opacity), .spring(duration: 0.3)),
    ]
    for (transition, animation) in cases {
      let control = Control()
      let runtime = ViewRuntime { Stage(transition: transition, animation: animation, control: control) }
      _ = runtime.displayList(at: 0)
      let start = runtime.nodeCounter.count
      var most = 0
      for round in 0..<25 {
        let time = Double(round) * 4
        control.show(round * 20..<round * 20 + 20)
        _ = runtime.displayList(at: time + 1)
        most = max(most, runtime.nodeCounter.count)
        control.show(0..<0)
        // The middle of the way out, and its end.
        for part in [1.1, 3] { _ = runtime.displayList(at: time + part) }
      }
      _ = runtime.displayList(at: 200)
      #expect(most > start + 100)
      #expect(runtime.nodeCounter.count == start)
      #expect(Model.alive == 0)
    }
  }

  @Test("a runtime that goes takes its tree along")
  func runtime() {
    Model.alive = 0
    weak var nodeCounter: NodeCounter?
    do {
      let runtime = ViewRuntime {
        Item()
        TimelineView(.periodic(from: FilmClock.date(at: 0), by: 0.1)) { _ in Item() }
        PhaseAnimator([1, 2]) { Text("\($0)") }
      }
      for frame in 0...10 { _ = runtime.displayList(at: Double(frame) / 10) }
      nodeCounter = runtime.nodeCounter
      #expect(Model.alive > 0)
    }
    #expect(Model.alive == 0)
    #expect(nodeCounter == nil)
  }
}
