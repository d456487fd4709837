import FlipbookMotion
import Testing

@Suite("transactions")
struct TransactionTests {
  struct Source: TransactionKey {
    static var defaultValue: String { "none" }
  }

  @Test("start without animation and with defaults")
  func defaults() {
    let transaction = Transaction()
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations && !transaction.isContinuous && !transaction.tracksVelocity)
    #expect(transaction[Source.self] == "none")
    #expect(Transaction(animation: .bouncy).animation == .bouncy)
  }

  @Test("are values")
  func values() {
    var one = Transaction(animation: .linear)
    var two = one
    two[Source.self] = "slider"
    two.animation = nil
    #expect(one[Source.self] == "none" && one.animation == .linear)
    one.disablesAnimations = true
    #expect(!two.disablesAnimations && two[Source.self] == "slider")
  }

  @Test("keep completions in order with their criteria")
  func completions() {
    var log: [Int] = []
    var transaction = Transaction()
    transaction.addAnimationCompletion { log.append(1) }
    transaction.addAnimationCompletion(criteria: .removed) { log.append(2) }
    #expect(transaction.completions.map(\.criteria) == [.logicallyComplete, .removed])
    for completion in transaction.completions where completion.seal() { completion.run() }
    #expect(log == [1, 2])
  }
}
