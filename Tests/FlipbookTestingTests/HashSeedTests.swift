import Foundation
import Testing

@testable import FlipbookTesting

@Suite struct HashSeedTests {
  @Test("a program that links FlipbookTesting runs with pinned seeds, however it was started")
  func pinned() throws {
    #expect(ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] == "1")
    // With seeds of chance every set has an order of its own.
    let orders = (0..<20).map { _ in Array(Set((0..<50).map { "element \($0)" })) }
    #expect(Set(orders).count == 1)
  }
}
