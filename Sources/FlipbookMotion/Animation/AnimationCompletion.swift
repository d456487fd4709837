/// A closure to run once when all animations that a transaction started are complete.
///
/// The runtime reports each animation that starts with ``animationStarted()``, that no more will start with
/// ``seal()``, and of each that is complete with ``animationCompleted()``. The call that makes it due says so by
/// returning true, once; the closure then is the caller's to run.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var body: (() -> Void)?
  private var running = 0
  private var isSealed = false

  package init(criteria: AnimationCompletionCriteria, body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// Whether the closure has not run yet.
  package var isPending: Bool { body != nil }

  package func animationStarted() { running += 1 }

  /// One animation fewer. True when that makes the completion due.
  package func animationCompleted() -> Bool {
    running -= 1
    return isDue
  }

  /// No animations will be added any more. True when none was: then the completion is due at once.
  package func seal() -> Bool {
    isSealed = true
    return isDue
  }

  private var isDue: Bool { isSealed && running <= 0 && body != nil }

  /// Runs the closure, the first time only.
  package func run() {
    let body = self.body
    self.body = nil
    body?()
  }
}
