import Testing

@testable import FlipbookCommand

@Suite("Parts of a film")
struct PartBalanceTests {
  private func longest(_ parts: [Range<Int>], _ costs: [Double]) -> Double {
    parts.map { costs[$0].reduce(0, +) }.max() ?? 0
  }

  @Test("segments that cost alike are divided alike", arguments: [1, 2, 3, 5, 10, 15, 30])
  func alike(count: Int) {
    let costs = Array(repeating: 1.0, count: 30)
    let parts = PartBalance.parts(costs: costs, lead: costs.map { _ in 0 }, count: count)
    #expect(parts.count == count)
    #expect(longest(parts, costs) == Double(30 / count))
    #expect(parts.flatMap(Array.init) == Array(0..<30))
  }

  @Test("a costly segment is a part of its own, and the others share the rest")
  func costly() {
    let costs = [1.0, 1, 9, 1, 1, 1, 1]
    let parts = PartBalance.parts(costs: costs, lead: costs.map { _ in 0 }, count: 3)
    #expect(parts == [0..<2, 2..<3, 3..<7])
  }

  @Test("there are no more parts than segments, and none is empty")
  func few() {
    #expect(PartBalance.parts(costs: [1, 1], lead: [0, 0], count: 8) == [0..<1, 1..<2])
  }
}
