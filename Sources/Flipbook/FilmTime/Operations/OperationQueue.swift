import FlipbookTime
import Foundation

/// Does operations in film time, on the scene's one thread.
///
/// Stands in for Foundation's class in files that import Flipbook. Operations of a queue that may have several at a time
/// begin at the same film time; each waits for itself when it sleeps. Of a queue that has one at a time the next begins
/// when the one before is over, with all that it has slept.
open class OperationQueue: NSObject, @unchecked Sendable {
  /// As many operations at a time as there are.
  public static let defaultMaxConcurrentOperationCount = -1

  private static let mainSlot = SharedContextSlot(.scene) { OperationQueue(on: .main, limit: 1) }
  @TaskLocal private static var held: OperationQueue?

  /// The queue of the scene itself, which has one operation at a time.
  open class var main: OperationQueue { SceneContext.anyThread[mainSlot] }
  /// The queue whose operation is under way; the main one outside of any.
  open class var current: OperationQueue? { held ?? main }

  private struct Entry {
    let operation: Operation
    let isBarrier: Bool
    var hasBegun = false
  }

  private var entries: [Entry] = []
  private var isAdvancing = false
  private let own: DispatchQueue

  /// The name of the queue.
  open var name: String?
  /// The number of operations that may be under way at a time; -1 for all of them.
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount {
    didSet { advance() }
  }
  /// Whether no further operation is begun.
  open var isSuspended = false {
    didSet { advance() }
  }
  /// Has no effect: a film's work has one thread.
  open var qualityOfService = QualityOfService.default
  /// The queue that the operations count as work of.
  open var underlyingQueue: DispatchQueue?

  /// Makes a queue with as many operations at a time as there are.
  public override init() {
    own = DispatchQueue(label: "operations", attributes: .concurrent)
    super.init()
  }

  private init(on queue: DispatchQueue, limit: Int) {
    own = queue
    super.init()
    maxConcurrentOperationCount = limit
    underlyingQueue = queue
  }

  /// The operations that are not over, in the order in which they were added.
  open var operations: [Operation] { entries.map(\.operation) }
  /// The number of operations that are not over.
  open var operationCount: Int { entries.count }

  /// Adds an operation, which is begun at this film time if nothing is in its way.
  open func addOperation(_ operation: Operation) { add(operation, isBarrier: false) }

  /// Adds operations. With `wait` they are done at once.
  open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    operations.forEach { add($0, isBarrier: false) }
    if wait { operations.forEach { $0.waitUntilFinished() } }
  }

  /// Adds a closure as an operation.
  open func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

  /// Adds a closure that is called when all operations before it are over, and before any after it is begun.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) {
    add(BlockOperation(block: barrier), isBarrier: true)
  }

  /// Calls off all operations.
  open func cancelAllOperations() { operations.forEach { $0.cancel() } }

  /// Does all operations at once that have not begun: a film's work has one thread.
  open func waitUntilAllOperationsAreFinished() {
    while let next = nextEntry(ignoringLimit: true) { begin(entries[next].operation) }
  }

  private func add(_ operation: Operation, isBarrier: Bool) {
    operation.queue = self
    entries.append(Entry(operation: operation, isBarrier: isBarrier))
    operation.whenOver { [weak self, weak operation] in
      guard let self, let operation else { return }
      entries.removeAll { $0.operation === operation }
      advance()
    }
    advance()
  }

  /// Begins what may begin, after the work under way.
  func advance() {
    guard !isAdvancing, !entries.isEmpty else { return }
    isAdvancing = true
    FilmClock.post(after: 0) { [self] in
      isAdvancing = false
      while let next = nextEntry(ignoringLimit: false) {
        entries[next].hasBegun = true
        let operation = entries[next].operation
        (underlyingQueue ?? own).async { [self] in run(operation) }
      }
    }
  }

  /// Does an operation at once if it has not begun.
  func begin(_ operation: Operation) {
    guard let index = entries.firstIndex(where: { $0.operation === operation && !$0.hasBegun }) else {
      return
    }
    entries[index].hasBegun = true
    run(operation)
  }

  private func run(_ operation: Operation) { Self.$held.withValue(self) { operation.start() } }

  /// The entry to begin next: of those that are ready the first of the highest priority.
  private func nextEntry(ignoringLimit: Bool) -> Int? {
    let running = entries.count { $0.hasBegun && !$0.operation.isFinished }
    let limit = maxConcurrentOperationCount
    guard ignoringLimit || !isSuspended && (limit < 0 || entries.count(where: \.hasBegun) < limit) else {
      return nil
    }
    var best: Int?
    for (index, entry) in entries.enumerated() {
      if entry.isBarrier, index > 0 || running > 0 { break }
      if !entry.hasBegun, entry.operation.isReady,
        best.map({ entries[$0].operation.queuePriority.rawValue < entry.operation.queuePriority.rawValue })
          ?? true
      {
        best = index
      }
      if entry.isBarrier { break }
    }
    return best
  }
}
