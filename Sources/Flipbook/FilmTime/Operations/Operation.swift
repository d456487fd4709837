import Foundation

/// A piece of work for a queue, done in film time.
///
/// Stands in for Foundation's class in files that import Flipbook. A subclass overrides ``main()``, or ``start()`` and the
/// properties of its state when its work goes on after ``start()`` has returned.
open class Operation: NSObject, @unchecked Sendable {
  /// The order in which operations that are ready are begun.
  public enum QueuePriority: Int, Sendable {
    /// After all others.
    case veryLow = -8
    /// After normal ones.
    case low = -4
    /// As they were added.
    case normal = 0
    /// Before normal ones.
    case high = 4
    /// Before all others.
    case veryHigh = 8
  }

  private enum State { case waiting, executing, finished }

  private var state = State.waiting
  private var isCalledOff = false
  /// Whether somebody waits for the operation: those that depend on each other would wait without end.
  private var isAwaited = false
  /// Whether the queue and the operations that wait have heard that the operation is over.
  private var hasEnded = false
  private var waiters: [() -> Void] = []
  /// The queue that the operation was added to.
  weak var queue: OperationQueue?

  /// The name of the operation.
  open var name: String?
  /// The operation's place among those that are ready.
  open var queuePriority = QueuePriority.normal
  /// Has no effect: a film's work has one thread.
  open var qualityOfService = QualityOfService.default
  /// Called after the operation is over, at the same film time.
  open var completionBlock: (() -> Void)?
  /// The operations that have to be over before this one is begun.
  open private(set) var dependencies: [Operation] = []

  /// Makes an operation that does nothing.
  public override init() { super.init() }

  /// Begins the work. A queue calls it, or whoever uses the operation without one.
  open func start() {
    guard state == .waiting else { return }
    if !isCancelled {
      state = .executing
      main()
    }
    state = .finished
    end()
  }

  /// The work itself. Does nothing here.
  open func main() {}

  /// Calls the operation off. Work that has begun goes on unless it looks at ``isCancelled``.
  open func cancel() {
    isCalledOff = true
    queue?.advance()
  }

  /// Whether the operation was called off.
  open var isCancelled: Bool { isCalledOff }
  /// Whether the work goes on.
  open var isExecuting: Bool { state == .executing }
  /// Whether the work is over.
  open var isFinished: Bool { state == .finished }
  /// Whether the work goes on after ``start()`` has returned.
  open var isAsynchronous: Bool { false }
  /// The former name of ``isAsynchronous``.
  open var isConcurrent: Bool { false }
  /// Whether all operations that it depends on are over, or it was called off.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

  /// Has the operation wait for another one.
  open func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.whenOver { [weak self] in self?.queue?.advance() }
  }

  /// No longer waits for another operation.
  open func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
    queue?.advance()
  }

  /// Does the operation at once if its queue has not begun it: a film's work has one thread.
  open func waitUntilFinished() {
    guard !isFinished, !isAwaited else { return }
    isAwaited = true
    defer { isAwaited = false }
    dependencies.forEach { $0.waitUntilFinished() }
    if !isFinished { queue?.begin(self) }
  }

  /// Says that a property is about to change. Has no effect before the change.
  open func willChangeValue(forKey key: String) {}
  /// Says that a property has changed, such as `isFinished` of an operation with a state of its own.
  open func didChangeValue(forKey key: String) { changed() }
  /// Says that a property is about to change. Has no effect before the change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}
  /// Says that a property has changed, such as ``isFinished`` of an operation with a state of its own.
  public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { changed() }

  private func changed() {
    if isFinished { end() } else { queue?.advance() }
  }

  /// Has something done as the operation is over.
  func whenOver(_ action: @escaping () -> Void) {
    guard !hasEnded else { return action() }
    waiters.append(action)
  }

  /// Says once that the operation is over, after the work under way and what it has slept.
  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    DispatchQueue.global().async { [self] in
      completionBlock?()
      completionBlock = nil
      let waiting = waiters
      waiters = []
      waiting.forEach { $0() }
    }
  }
}
