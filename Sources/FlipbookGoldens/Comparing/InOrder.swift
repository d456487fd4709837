import Dispatch
import Synchronization

/// Works on several things at once and takes the results in order, a few at a time.
enum InOrder {
  private final class Slots<Value>: @unchecked Sendable {
    // Each index is written by one thread and read after all are done.
    var values: [Result<Value, any Error>?]

    init(count: Int) { values = Array(repeating: nil, count: count) }
  }

  /// - Parameters:
  ///   - workers: Things worked on at once.
  ///   - work: Called on any thread.
  ///   - then: Called on this thread, in the order of the items.
  /// - Throws: The first error in the order of the items.
  static func run<Item: Sendable, Value>(
    _ items: [Item], workers: Int, work: @escaping @Sendable (Item) throws -> Value,
    then: (Int, Value) throws -> Void
  ) throws {
    let width = max(1, workers)
    var start = 0
    while start < items.count {
      let part = Array(items[start..<min(start + width, items.count)])
      let slots = Slots<Value>(count: part.count)
      let lock = Mutex(())
      DispatchQueue.concurrentPerform(iterations: part.count) { index in
        let result = Result { try work(part[index]) }
        lock.withLock { _ in slots.values[index] = result }
      }
      for (index, value) in slots.values.enumerated() {
        if let value { try then(start + index, try value.get()) }
      }
      start += part.count
    }
  }
}
