import FlipbookMotion

/// Whether content of a scroll view lies under a bar, which then has a ground. Scroll views next to the bar answer for themselves.
@MainActor
final class BarGround {
  /// Of each scroll view: whether its content lies under the bar; nil once it is gone.
  private var answers: [@MainActor () -> Bool?] = []
  private(set) var isCovering = false
  private var isAsking = false
  /// Told when the first content comes under the bar, and when the last has left.
  var changed: (@MainActor (Bool) -> Void)?

  nonisolated init() {}

  func add(_ answer: @escaping @MainActor () -> Bool?) { answers.append(answer) }

  /// Asks all scroll views once the run loop is free.
  func refresh(in runtime: ViewRuntime) {
    guard !isAsking else { return }
    isAsking = true
    runtime.runLoop.post(at: runtime.now) { [weak self] in self?.ask() }
  }

  private func ask() {
    isAsking = false
    var isUnder = false
    answers = answers.filter { answer in
      guard let own = answer() else { return false }
      isUnder = isUnder || own
      return true
    }
    guard isUnder != isCovering else { return }
    isCovering = isUnder
    changed?(isUnder)
  }
}

private enum BottomBarKey: EnvironmentKey { static var defaultValue: BarGround? { nil } }

extension EnvironmentValues {
  /// The ground of the bar below.
  var bottomBar: BarGround? {
    get { self[BottomBarKey.self] }
    set { self[BottomBarKey.self] = newValue }
  }
}
