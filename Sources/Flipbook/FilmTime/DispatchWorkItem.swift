import FlipbookTime

/// Work for a queue that can be called off before it is done.
public final class DispatchWorkItem: @unchecked Sendable {
  private let work: () -> Void
  private var followers: [() -> Void] = []
  /// Whether ``cancel()`` was called.
  public private(set) var isCancelled = false

  /// Makes an item from a closure. The quality of service and the flags have no effect.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    work = block
  }

  /// Calls the work off; what has begun goes on.
  public func cancel() { isCancelled = true }

  /// Does the work at once, unless it is called off.
  public func perform() { run() }

  /// Runs work after the item's next run, on the scene's one thread. It never runs after a run that is
  /// over.
  public func notify(queue: DispatchQueue, execute: @escaping () -> Void) { followers.append(execute) }

  /// Runs another item after this one's next run. It never runs after a run that is over.
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
