/// Work for a queue that can be called off before it is done.
public final class DispatchWorkItem: @unchecked Sendable {
  private let work: () -> Void
  private var followers: [() -> Void] = []
  public private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    work = block
  }

  /// Calls the work off; what has begun goes on.
  public func cancel() { isCancelled = true }

  public func perform() { run() }

  public func notify(queue: DispatchQueue, execute: @escaping () -> Void) { followers.append(execute) }

  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    notify(queue: queue) { item.run() }
  }

  func run() {
    guard !isCancelled else { return }
    work()
    let waiting = followers
    followers = []
    for action in waiting { FilmClock.post(after: 0, action) }
  }
}

/// Says when several pieces of work are done.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var followers: [() -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    precondition(count > 0, "DispatchGroup.leave() was called more often than enter()")
    count -= 1
    notifyIfDone()
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    followers.append(work)
    notifyIfDone()
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.run() } }

  private func notifyIfDone() {
    guard count == 0 else { return }
    let waiting = followers
    followers = []
    for action in waiting { FilmClock.post(after: 0, action) }
  }
}
