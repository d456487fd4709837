import FlipbookMotion
import Foundation

/// How far content of a scroll view lies under a bar, which then has a ground. Scroll views next to the bar answer for themselves.
@MainActor
final class BarGround {
  /// Of each scroll view, in points: below 0 where it is pulled down, and -∞ while it isn't next to the bar; nil once it is gone.
  private var answers: [@MainActor () -> CGFloat?] = []
  private(set) var depth: CGFloat = 0
  /// Whether content never lies under the bar, which goes along as that is pulled down.
  let isDrawer: Bool
  /// The bar that a drawer hangs on.
  private weak var outer: BarGround?
  private var isAsking = false
  /// More is as much as this.
  var most: CGFloat
  /// Called when the content comes deeper under the bar, or less deep.
  var changed: (@MainActor (CGFloat) -> Void)?

  nonisolated init(most: CGFloat = 1, isDrawer: Bool = false) {
    (self.most, self.isDrawer) = (most, isDrawer)
  }

  func add(_ answer: @escaping @MainActor () -> CGFloat?) { answers.append(answer) }

  /// Has a bar above go along with this one as content is pulled down.
  func hang(on bar: BarGround?) {
    guard let bar, bar !== outer else { return }
    outer = bar
    bar.add { [weak self, weak bar] in self.flatMap { $0.outer === bar ? $0.depth : nil } }
  }

  /// Asks all scroll views once the run loop is free.
  func refresh(in runtime: ViewRuntime) {
    guard !isAsking else { return }
    isAsking = true
    runtime.runLoop.post(at: runtime.now) { [weak self, weak runtime] in
      if let runtime { self?.ask(in: runtime) }
    }
  }

  private func ask(in runtime: ViewRuntime) {
    isAsking = false
    var deepest = -CGFloat.infinity
    answers = answers.filter { answer in
      guard let own = answer() else { return false }
      deepest = max(deepest, min(own, most))
      return true
    }
    if deepest == -.infinity { deepest = 0 }
    guard deepest != depth else { return }
    depth = deepest
    changed?(deepest)
    outer?.refresh(in: runtime)
  }
}

private enum TopBarKey: EnvironmentKey { static var defaultValue: BarGround? { nil } }
private enum BottomBarKey: EnvironmentKey { static var defaultValue: BarGround? { nil } }

extension EnvironmentValues {
  /// The ground of the bar above.
  var topBar: BarGround? {
    get { self[TopBarKey.self] }
    set { self[TopBarKey.self] = newValue }
  }

  /// The ground of the bar below.
  var bottomBar: BarGround? {
    get { self[BottomBarKey.self] }
    set { self[BottomBarKey.self] = newValue }
  }
}
