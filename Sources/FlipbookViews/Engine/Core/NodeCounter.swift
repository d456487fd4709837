import FlipbookDrawing
import FlipbookMotion
import Synchronization

/// Counts the nodes alive, for tests of leaks.
package final class NodeCounter: Sendable {
  private let alive = Atomic<Int>(0)

  func add(_ change: Int) { alive.wrappingAdd(change, ordering: .relaxed) }

  package var count: Int { alive.load(ordering: .relaxed) }
}
