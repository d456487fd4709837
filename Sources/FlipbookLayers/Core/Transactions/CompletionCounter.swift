import Foundation

/// Counts the animations of a transaction that have not ended, to do something after the last.
final class CompletionCounter {
  var block: (() -> Void)?
  private var count = 0
  private var isSealed = false

  func add() { count += 1 }

  func ended() {
    count -= 1
    runIfDue()
  }

  /// No more animations come.
  func seal() {
    isSealed = true
    runIfDue()
  }

  private func runIfDue() {
    guard isSealed, count <= 0, let block else { return }
    self.block = nil
    LayerEvents.post(block)
  }
}
