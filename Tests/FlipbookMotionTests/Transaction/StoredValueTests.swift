import Testing

@testable import FlipbookMotion

@Suite("keys whose values are optional")
struct StoredValueTests {
  private struct Word: EnvironmentKey, TransactionKey { static let defaultValue: String? = "default" }

  @Test("a key that was never set has its default, one that was set to nil has nil")
  func optional() {
    var environment = EnvironmentValues()
    #expect(environment[Word.self] == "default")
    environment[Word.self] = nil
    #expect(environment[Word.self] == nil)
    environment[Word.self] = "set"
    #expect(environment[Word.self] == "set")
    var transaction = Transaction(animation: nil)
    #expect(transaction[Word.self] == "default")
    transaction[Word.self] = nil
    #expect(transaction[Word.self] == nil)
  }
}
