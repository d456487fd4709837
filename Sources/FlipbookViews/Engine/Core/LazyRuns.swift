import FlipbookDrawing
import Foundation

/// The rows of a runtime that are made as they come into sight.
@MainActor
package final class LazyRuns {
  private struct Weak {
    weak var run: LazyRunElement?
  }

  private var runs: [Weak] = []

  func add(_ run: LazyRunElement) {
    runs.removeAll { $0.run == nil }
    runs.append(Weak(run: run))
  }

  /// Asks for a layout where other rows have come into sight.
  func check() { for weak in runs { weak.run?.checkSight() } }
}
