import Synchronization

/// Whether somebody has asked the program to end; from any thread.
final class Interruption: Sendable {
  private let flag = Atomic<Bool>(false)

  var isSet: Bool { flag.load(ordering: .acquiring) }

  func set() { flag.store(true, ordering: .releasing) }
}
