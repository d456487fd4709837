import Flipbook
import Foundation
import Testing

@Suite("Locks of the module os")
struct UnfairLockTests {
  @Test("Threads that add under a lock lose nothing, and copies share the value")
  func counts() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1_000 { copy.withLock { $0 += 1 } } } }
    }
    #expect(lock.withLock { $0 } == 8_000)
  }

  @Test("A lock that is held is not taken again, and an error lets it go")
  func held() {
    struct Failure: Error {}
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLockUnchecked { _ in #expect(lock.withLockIfAvailable { $0 } == nil) }
    #expect(throws: Failure.self) { try lock.withLock { _ in throw Failure() } }
    #expect(lock.withLockIfAvailable { $0 } == 1)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    plain.precondition(.owner)
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    plain.precondition(.notOwner)
    #expect(plain.lockIfAvailable())
    plain.unlock()
  }
}
