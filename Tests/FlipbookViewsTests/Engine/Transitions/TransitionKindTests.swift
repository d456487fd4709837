import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Transitions that are others as the view goes than they were as it came, in numbers: linear changes of one second, a view of
/// 20 × 10 points in the middle of a film of 100 × 100.
@MainActor
@Suite struct TransitionKindTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var first: @MainActor @Sendable () -> AnyTransition
    var later: @MainActor @Sendable () -> AnyTransition
    /// x, y and opacity half way out; nil where the view is gone at once.
    var half: [Double]?

    init(
      _ name: String, half: [Double]?, _ first: @escaping @MainActor @Sendable () -> AnyTransition,
      _ later: @escaping @MainActor @Sendable () -> AnyTransition
    ) {
      (testDescription, self.half, self.first, self.later) = (name, half, first, later)
    }
  }

  private static func fromTop(_ removal: AnyTransition) -> AnyTransition {
    .asymmetric(insertion: .opacity, removal: removal)
  }

  nonisolated static let cases: [Case] = [
    Case("none, then a fade", half: nil, { .identity }, { .opacity }),
    Case("a fade, then none", half: [40, 45, 0.5], { .opacity }, { .identity }),
    Case("a fade, then a move", half: [40, 45, 0.5], { .opacity }, { .move(edge: .leading) }),
    Case("a move to another edge", half: [30, 45, 1], { .move(edge: .top) }, { .move(edge: .leading) }),
    Case(
      "a move, then one for each way", half: [40, 40, 1], { .move(edge: .top) },
      { fromTop(.move(edge: .leading)) }),
    Case(
      "one for each way to another edge", half: [30, 45, 1], { fromTop(.move(edge: .top)) },
      { fromTop(.move(edge: .leading)) }),
    Case(
      "one for each way of another kind", half: [40, 40, 1], { fromTop(.move(edge: .top)) },
      { fromTop(.opacity) }),
    Case(
      "two at once to another edge", half: [30, 45, 0.5], { .move(edge: .top).combined(with: .opacity) },
      { .move(edge: .leading).combined(with: .opacity) }),
    Case(
      "two at once in another order", half: [40, 40, 0.5], { .move(edge: .top).combined(with: .opacity) },
      { .opacity.combined(with: .move(edge: .leading)) }),
    Case(
      "a modifier of the same type", half: [45, 45, 1],
      { .modifier(active: Shift(x: 40), identity: Shift(x: 0)) },
      { .modifier(active: Shift(x: 10), identity: Shift(x: 0)) }),
  ]

  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  /// A view that is there below 2, by one transition at 0 and by another one from 1 on.
  private func film(_ transitions: Case, _ steps: [ViewRuntime.Step]) -> ViewRuntime {
    ViewRuntime.stepping(steps) { value in
      ZStack {
        if value != 2 {
          TestColor.red.frame(width: 20, height: 10)
            .transition(value == 0 ? transitions.first() : transitions.later())
        }
        Spacer()
      }
    }
  }

  private func shown(_ list: DisplayList) -> [Double]? {
    list.items.first.map { Array(Probe.rect($0).prefix(2)) + Probe.opacity($0) }
  }

  private func isNear(_ seen: [Double]?, _ wanted: [Double]?) -> Bool {
    guard let seen, let wanted else { return seen == nil && wanted == nil }
    return zip(seen, wanted).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  @Test("a view keeps the kind that it came by, with the values that it has as it goes", arguments: cases)
  func changedBefore(_ transitions: Case) {
    let film = film(transitions, [(0.5, 1, nil), (1, 2, .linear(duration: 1))])
    for time in [0, 0.4, 0.6, 0.9] { #expect(isNear(shown(film.displayList(at: time)), [40, 45, 1])) }
    let seen = shown(film.displayList(at: 1.5))
    #expect(isNear(seen, transitions.half), "\(String(describing: seen))")
    #expect(film.displayList(at: 2.1).items.isEmpty)
  }

  @Test("the branch of a view that goes is not asked once more", arguments: ["opacity", "move"])
  func changedTogether(_ name: String) {
    let isMove = name == "move"
    let transitions = Case(
      "", half: isMove ? [40, 40, 1] : [40, 45, 0.5], { isMove ? .move(edge: .top) : .opacity },
      { .move(edge: .leading) })
    let film = film(transitions, [(1, 2, .linear(duration: 1))])
    _ = film.displayList(at: 0.5)
    #expect(isNear(shown(film.displayList(at: 1.5)), transitions.half))
  }

  @Test("a view that comes again does so by the kind that it has by then")
  func again() {
    let transitions = Case("", half: nil, { .identity }, { .opacity })
    let film = film(transitions, [(0.5, 2, .linear(duration: 1)), (2, 1, .linear(duration: 1))])
    _ = film.displayList(at: 0)
    #expect(film.displayList(at: 1).items.isEmpty)
    _ = film.displayList(at: 2)
    #expect(isNear(shown(film.displayList(at: 2.5)), [40, 45, 0.5]))
  }
}
