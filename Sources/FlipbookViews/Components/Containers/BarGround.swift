import FlipbookMotion
import Foundation

/// How far content of a scroll view lies under a bar, which then has a ground. Scroll views next to the bar answer for themselves.
@MainActor
final class BarGround {
  /// Of each scroll view, in points; nil once it is gone.
  private var answers: [@MainActor () -> CGFloat?] = []
  private(set) var depth: CGFloat = 0
  private var isAsking = false
  /// More is as much as this.
  var most: CGFloat
  /// Called when the content comes deeper under the bar, or less deep.
  var changed: (@MainActor (CGFloat) -> Void)?

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
    var deepest: CGFloat = 0
    answers = answers.filter { answer in
      guard let own = answer() else { return false }
      deepest = max(deepest, min(own, most))
      return true
    }
    guard deepest != depth else { return }
    depth = deepest
    changed?(deepest)
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
