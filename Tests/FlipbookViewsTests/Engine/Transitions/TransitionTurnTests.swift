import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Transitions that are turned round on their way, in numbers: linear changes of one second, a view of 20 × 10 points in the
/// middle of a film of 100 × 100.
@MainActor
@Suite struct TransitionTurnTests {
  /// A part of a transition that is animated by itself.
  struct Part: Sendable {
    /// What it adds to x, y, width, height and opacity before the view comes, and after it has gone.
    var before: [Double]
    var after: [Double]
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var transition: @MainActor @Sendable () -> AnyTransition
    var parts: [Part]

    init(
      _ name: String, _ parts: [Part], _ transition: @escaping @MainActor @Sendable () -> AnyTransition
    ) {
      (testDescription, self.parts, self.transition) = (name, parts, transition)
    }

    /// One that goes the way it came.
    init(_ name: String, away: [Double], _ transition: @escaping @MainActor @Sendable () -> AnyTransition) {
      self.init(name, [Part(before: away, after: away)], transition)
    }
  }

  nonisolated static let cases: [Case] = [
    Case("opacity", away: [0, 0, 0, 0, -1]) { .opacity },
    Case("scale about a corner", away: [0, 0, -10, -5, 0]) { .scale(scale: 0.5, anchor: .topLeading) },
    Case("move", away: [0, 10, 0, 0, 0]) { .move(edge: .bottom) },
    Case("offset", away: [5, -30, 0, 0, 0]) { .offset(x: 5, y: -30) },
    Case("slide", [Part(before: [-20, 0, 0, 0, 0], after: [20, 0, 0, 0, 0])]) { .slide },
    Case("push", [Part(before: [0, 10, 0, 0, -1], after: [0, -10, 0, 0, -1])]) { .push(from: .bottom) },
    Case("move and opacity", away: [-20, 0, 0, 0, -1]) { .move(edge: .leading).combined(with: .opacity) },
    Case(
      "one for each way",
      [
        Part(before: [-20, 0, 0, 0, 0], after: [0, 0, 0, 0, 0]),
        Part(before: [0, 0, 0, 0, 0], after: [0, 30, 0, 0, 0]),
      ]
    ) { .asymmetric(insertion: .offset(x: -20), removal: .offset(y: 30)) },
  ]

  /// When the view is shown and hidden, in turn; at 0 it is shown where `isInserted` says so.
  struct Turns: CustomTestStringConvertible, Sendable {
    var isInserted: Bool
    var times: [Double]
    var testDescription: String { "\(isInserted ? "coming" : "going"), turned at \(times.dropFirst())" }
  }

  nonisolated static let turns: [Turns] = [
    Turns(isInserted: true, times: [0, 0.5]), Turns(isInserted: false, times: [0, 0.5]),
    Turns(isInserted: true, times: [0, 0.3, 0.8]), Turns(isInserted: false, times: [0, 0.3, 0.8]),
    Turns(isInserted: true, times: [0, 0.5, 1.6]), Turns(isInserted: false, times: [0, 1.2, 1.5]),
    Turns(isInserted: true, times: (0...20).map { Double($0) / 20 }),
  ]

  /// What is shown; nil where nothing is.
  private func expected(_ parts: [Part], _ turns: Turns, at time: Double) -> [Double]? {
    var shown: [Double] = [40, 45, 20, 10, 1]
    var isThere = !turns.isInserted
    for part in parts {
      let none = [Double](repeating: 0, count: 5)
      isThere = !turns.isInserted
      var start = none
      var ways: [(time: Double, target: [Double])] = []
      var left: Double?
      for (index, turn) in turns.times.enumerated() where turn <= time {
        let comes = turns.isInserted == (index % 2 == 0)
        if let since = left, turn - since > 1 - 1e-9 { isThere = false }
        if comes {
          if !isThere { (start, ways) = (part.before, []) }
          (isThere, left) = (true, nil)
        } else {
          left = turn
        }
        let target = comes ? none : part.after
        guard target != ways.last?.target ?? start else { continue }
        if let last = ways.last, turn - last.time > 1 - 1e-9 { (start, ways) = (last.target, []) }
        ways.append((turn, target))
      }
      if let left, time - left > 1 - 1e-9 { return nil }
      let value = ways.reduce(start) { value, way in mix(value, way.target)(min(1, time - way.time)) }
      shown = zip(shown, value).map { $0 + $1 }
    }
    return isThere ? shown : nil
  }

  @Test("a transition goes on from where it is, in every part by itself", arguments: cases, turns)
  func turned(item: Case, turns: Turns) {
    let steps = turns.times.enumerated().map {
      (time: $1, value: $0 + 1, animation: Animation?.some(.linear(duration: 1)))
    }
    let runtime = ViewRuntime.stepping(steps) { value in
      ZStack {
        if turns.isInserted == (value % 2 == 1) {
          TestColor.red.frame(width: 20, height: 10).transition(item.transition())
        }
      }
    }
    var checked = 0
    for frame in 1...156 {
      let time = Double(frame) / 60 + 0.004
      let items = runtime.displayList(at: time).items
      guard let wanted = expected(item.parts, turns, at: time) else {
        #expect(items.isEmpty, "\(time)")
        continue
      }
      guard wanted[4] > 0.01 else { continue }
      checked += 1
      let seen = items.first.map { Probe.rect($0) + Probe.opacity($0) } ?? []
      #expect(
        seen.count == 5 && zip(seen, wanted).allSatisfy { abs($0 - $1) < 1e-3 },
        "at \(time): \(seen) instead of \(wanted)")
    }
    #expect(checked > 40)
  }
}
