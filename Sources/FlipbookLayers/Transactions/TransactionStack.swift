import FlipbookMotion
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
    var tally: CompletionTally?
  }

  /// What waits for the commit.
  struct Work {
    var touched: [CALayer] = []
    var attached: [CALayer] = []
    var detached: [CALayer] = []
    var retimed: [CALayer] = []
    var layout: [CALayer] = []
    var display: [CALayer] = []
    var animated: [CALayer] = []
  }

  nonisolated(unsafe) private static var levels: [Level] = []
  nonisolated(unsafe) private static var hasImplicit = false
  nonisolated(unsafe) private static var isCommitting = false
  nonisolated(unsafe) static var work = Work()

  static var isEmpty: Bool { levels.isEmpty }
  static var settings: Settings { levels.last?.settings ?? Settings() }
  static var completion: (() -> Void)? { levels.last?.tally?.block }

  /// Changes a setting of the transaction that was opened last; opens one when there is none.
  static func change(_ body: (inout Settings) -> Void) {
    if levels.isEmpty { openImplicit() }
    body(&levels[levels.count - 1].settings)
  }

  static func setCompletion(_ block: (() -> Void)?) {
    if levels.isEmpty { openImplicit() }
    let last = levels.count - 1
    // What was set before still waits for its own animations.
    levels[last].tally?.seal()
    levels[last].tally = nil
    guard let block else { return }
    let tally = CompletionTally()
    tally.block = block
    levels[last].tally = tally
  }

  /// The tallies that an animation added now counts for, each counted up.
  static func count() -> [CompletionTally] {
    var tallies: [CompletionTally] = []
    for level in levels {
      guard let tally = level.tally else { continue }
      tally.add()
      tallies.append(tally)
    }
    return tallies
  }

  static func begin() {
    var settings = Self.settings
    settings.custom = [:]
    levels.append(Level(settings: settings))
  }

  static func commit() {
    guard levels.count > (hasImplicit ? 1 : 0) else {
      LayerInput.warn(
        "commit", "CATransaction.commit() is called more often than begin(); the call is left out.")
      return
    }
    if levels.count == 1 { commitWork() }
    let level = levels.removeLast()
    level.tally?.seal()
  }

  /// Opens a transaction that ends with the present turn of the film's run loop, or with the next picture.
  static func openImplicit() {
    levels.append(Level(settings: Settings()))
    hasImplicit = true
    MainActor.assumeIsolated { FilmClock.runLoop?.atEndOfTurn { Self.flush() } }
  }

  static func flush() {
    guard hasImplicit, levels.count == 1, !isCommitting else { return }
    commitWork()
    hasImplicit = false
    let level = levels.removeLast()
    level.tally?.seal()
  }

  private static func commitWork() {
    guard !isCommitting else { return }
    isCommitting = true
    LayerCommit.run()
    isCommitting = false
  }

  /// Commits what is open, as far as that can be done from outside, before a picture is taken.
  static func settle() { flush() }

  /// Drops what is open.
  static func reset() {
    levels = []
    work = Work()
    (hasImplicit, isCommitting) = (false, false)
  }
}
