import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Transitions that are named outside of what comes and goes: linear changes of one second, views of 20 × 10 points in the
/// middle of a film of 100 × 100.
@MainActor
@Suite struct ListTransitionTests {
  private static let steps: [(time: Double, value: Int, animation: Animation?)] = [
    (0, 1, nil), (0.5, 2, .linear(duration: 1)),
  ]

  /// x and opacity of what is shown at half of the way, in order of x.
  private func halfWay<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) -> [[Double]] {
    let runtime = ViewRuntime.stepping(Self.steps) { value in ZStack { content(value) } }
    let places = { (time: Double) in
      runtime.displayList(at: time).items.map { [Probe.rect($0)[0], Probe.opacity($0)[0]] }.sorted {
        $0[0] < $1[0]
      }
    }
    #expect(places(0.4) == [[40, 1]])
    let half = places(1)
    #expect(places(2) == [[40, 1]])
    return half
  }

  private var box: some View { TestColor.red.frame(width: 20, height: 10) }

  private func expect(
    _ seen: [[Double]], _ wanted: [[Double]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      seen.count == wanted.count
        && zip(seen, wanted).allSatisfy { abs($0[0] - $1[0]) < 1e-3 && abs($0[1] - $1[1]) < 1e-3 },
      "\(seen)", sourceLocation: sourceLocation)
  }

  /// ralfebert/swiftui-garden `transition_by_id_example`: a capsule is pushed away by the next one.
  @Test("a view of another identity comes and goes by a transition outside of the identity")
  func identity() {
    let pushed = [[30.0, 0.5], [50, 0.5]]
    expect(halfWay { box.id($0).transition(.push(from: .leading)) }, pushed)
    expect(halfWay { box.transition(.push(from: .leading)).id($0) }, pushed)
  }

  @Test("each branch of a condition and of a group does, unless it names a transition itself")
  func branches() {
    expect(
      halfWay { value in
        Group { if value == 1 { box } else { box } }.transition(.slide)
      }, [[30, 1], [50, 1]])
    expect(
      halfWay { value in
        Group { if value == 1 { box.transition(.opacity) } else { box } }.transition(.slide)
      }, [[30, 1], [40, 0.5]])
    expect(
      halfWay { value in ForEach([value], id: \.self) { _ in box }.transition(.slide) }, [[30, 1], [50, 1]])
  }

  @Test("what a container holds does not")
  func containers() {
    expect(
      halfWay { value in
        VStack { if value == 1 { box } else { box.offset(x: 0) } }.transition(.slide)
      }, [[40, 0.5], [40, 0.5]])
  }
}
