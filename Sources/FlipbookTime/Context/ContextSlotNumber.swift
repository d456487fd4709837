import Synchronization

/// Numbers slots in the order of their first use. No frame depends on a number.
enum ContextSlotNumber {
  private static let last = Mutex(-1)

  static func next() -> Int {
    last.withLock {
      $0 += 1
      return $0
    }
  }
}
