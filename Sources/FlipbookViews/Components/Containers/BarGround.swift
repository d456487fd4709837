import FlipbookMotion
import Foundation

/// How far content of a scroll view lies under a bar, which then has a ground. Scroll views next to the bar answer for themselves.
@MainActor
final class BarGround {
  /// Of each scroll view, in points: below 0 where it is pulled down, and -∞ while it isn't next to the bar; nil once it is gone.
  private var answers: [@MainActor () -> CGFloat?] = []
  private(set) var depth: CGFloat = 0
  private var isAsking = false
  /// More is as much as this.
  var most: CGFloat
  /// Called when the content comes deeper under the bar, or less deep.
  var changed: (@MainActor (CGFloat) -> Void)?
  /// The bar above, under which content comes once it has gone up by this one's room.
  weak var outer: BarGround?
  /// How far content goes up until it is under the outer bar.
  var room: CGFloat = 0

  nonisolated init(most: CGFloat = 1) { self.most = most }

  func add(_ answer: @escaping @MainActor () -> CGFloat?) { answers.append(answer) }

  /// Asks all scroll views once the run loop is free.
  func refresh(in runtime: ViewRuntime) {
    guard !isAsking else { return }
    isAsking = true
    runtime.runLoop.post(at: runtime.now) { [weak self] in self?.ask() }
  }

  private func ask() {
    isAsking = false
    var deepest = -CGFloat.infinity
    let most = outer.map { room + $0.most } ?? most
    answers = answers.filter { answer in
      guard let own = answer() else { return false }
      deepest = max(deepest, min(own, most))
      return true
    }
    take(deepest == -.infinity ? 0 : deepest)
  }

  private func take(_ new: CGFloat) {
    guard new != depth else { return }
    depth = new
    changed?(new)
    // Pulled down, both go along.
    outer?.take(new < 0 ? new : max(0, new - room))
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
