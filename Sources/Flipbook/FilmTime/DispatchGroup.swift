import FlipbookTime

/// Counts pieces of work, and runs others when all of them are done.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var followers: [() -> Void] = []

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
}
