import FlipbookMotion
import FlipbookTime
import Foundation

/// The transactions that are open, and what is to be done when the outermost is committed.
///
/// Scenes run on one thread, which is what makes this state safe.
enum TransactionStack {
  struct Settings {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var custom: [String: Any] = [:]
  }

  private struct Level {
    var settings: Settings
    var counter: CompletionCounter?
  }

  /// The changes that wait for the commit.
  struct Work {
    var touched: [CALayer] = []
    var attached: [CALayer] = []
    var detached: [CALayer] = []
    var retimed: [CALayer] = []
    var layout: [CALayer] = []
    var display: [CALayer] = []
    var animated: [CALayer] = []
  }

  /// The scene's part of ``SceneContext`` for transactions.
  private final class State {
    var levels: [Level] = []
    var hasImplicit = false
    var isCommitting = false
    var work = Work()
  }

  private static let slot = ContextSlot(.scene) { State() }
  private static var state: State { SceneContext.current[slot] }

  static var work: Work {
    _read { yield state.work }
    _modify { yield &state.work }
  }
  static var isEmpty: Bool { state.levels.isEmpty }
  static var settings: Settings { state.levels.last?.settings ?? Settings() }
  static var completion: (() -> Void)? { state.levels.last?.counter?.block }

  /// Changes a setting of the transaction that was opened last; opens one when there is none.
  static func change(_ body: (inout Settings) -> Void) {
    let state = state
    if state.levels.isEmpty { openImplicit() }
    body(&state.levels[state.levels.count - 1].settings)
  }

  static func setCompletion(_ block: (() -> Void)?) {
    let state = state
    if state.levels.isEmpty { openImplicit() }
    let last = state.levels.count - 1
    // Changes made before still wait for their own animations.
    state.levels[last].counter?.seal()
    state.levels[last].counter = nil
    guard let block else { return }
    let counter = CompletionCounter()
    counter.block = block
    state.levels[last].counter = counter
  }

  /// The counters that an animation added now counts for, each counted up.
  static func count() -> [CompletionCounter] {
    var counters: [CompletionCounter] = []
    for level in state.levels {
      guard let counter = level.counter else { continue }
      counter.add()
      counters.append(counter)
    }
    return counters
  }

  static func begin() {
    var settings = Self.settings
    settings.custom = [:]
    state.levels.append(Level(settings: settings))
  }

  static func commit() {
    let state = state
    guard state.levels.count > (state.hasImplicit ? 1 : 0) else {
      LayerInput.warn(
        "commit", "CATransaction.commit() is called more often than begin(); the call is left out.")
      return
    }
    if state.levels.count == 1 { commitWork() }
    let level = state.levels.removeLast()
    level.counter?.seal()
  }

  /// Opens a transaction that ends with the present turn of the film's run loop, or with the next picture.
  static func openImplicit() {
    let state = state
    state.levels.append(Level(settings: Settings()))
    state.hasImplicit = true
    MainActor.assumeIsolated { FilmClock.runLoop?.atEndOfTurn { Self.flush() } }
  }

  static func flush() {
    let state = state
    guard state.hasImplicit, state.levels.count == 1, !state.isCommitting else { return }
    commitWork()
    state.hasImplicit = false
    let level = state.levels.removeLast()
    level.counter?.seal()
  }

  private static func commitWork() {
    let state = state
    guard !state.isCommitting else { return }
    state.isCommitting = true
    LayerCommit.run()
    state.isCommitting = false
  }

  /// Commits what is open, as far as that can be done from outside, before a picture is taken.
  static func settle() { flush() }
}
