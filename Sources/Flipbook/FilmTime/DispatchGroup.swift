import FlipbookDiagnostics
import FlipbookTime

/// Counts pieces of work, and runs others when all of them are done.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var followers: [() -> Void] = []
  /// Work of the group that its queues have not begun.
  private var queued: [QueuedWork] = []

  /// Makes a group of no work.
  public init() {}

  /// Counts one more piece of work.
  public func enter() { count += 1 }

  /// Counts one piece of work as done. Ends the scene when called more often than ``enter()``.
  public func leave() {
    precondition(count > 0, "DispatchGroup.leave() was called more often than enter()")
    count -= 1
    notifyIfDone()
  }

  /// Runs work at this film time once all pieces are done, or next when none is left.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    followers.append(work)
    notifyIfDone()
  }

  /// Runs a work item once all pieces are done, or next when none is left.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.run() } }

  private func notifyIfDone() {
    guard count == 0 else { return }
    let waiting = followers
    followers = []
    for action in waiting { FilmClock.post(after: 0, action) }
  }

  /// Counts work until it is done. It begins when its queue takes it up, or where the group is waited for.
  func add(_ work: QueuedWork) {
    enter()
    queued.append(work)
  }

  /// Does a piece of work that has not begun, and counts it as done.
  func perform(_ work: QueuedWork) {
    guard let index = queued.firstIndex(where: { $0 === work }) else { return }
    queued.remove(at: index)
    work.perform()
    leave()
  }

  /// Waits for all pieces of work. Those that queues have not begun are done at once; others can't be done while the scene's
  /// one thread waits, which is reported.
  public func wait() { finish() }

  /// Waits for all pieces of work, as ``wait()``. The time has no effect: no film time passes.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { finish() ? .success : .timedOut }

  /// Waits for all pieces of work, as ``wait()``. The time has no effect: no film time passes.
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    finish() ? .success : .timedOut
  }

  @discardableResult
  private func finish() -> Bool {
    while count > 0, let next = queued.first { perform(next) }
    guard count > 0 else { return true }
    DiagnosticCollector.current.warn(
      "time.wait",
      "DispatchGroup.wait() goes on before all of its work is done: in a film that work waits for the same thread. Use notify."
    )
    return false
  }
}
