import Flipbook
import Testing

/// Serialised, on the main actor: the generator behind calls without one belongs to the scene that was entered last, and
/// other tests enter theirs there.
@MainActor
@Suite("Randomness in scenes", .serialized)
struct SeededRandomTests {
  @Test("the generator gives the sequence published for xoshiro256** started by SplitMix64")
  func sequence() {
    // From the authors' C sources, seed 0: SplitMix64 fills the state.
    var generator = SeededGenerator(seed: 0)
    let expected: [UInt64] = [0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0]
    #expect((0..<3).map { _ in generator.next() } == expected)
  }

  @Test("streams of one seed differ, and equal ones agree")
  func streams() {
    var first = SeededGenerator(seed: 7, stream: 1)
    var second = SeededGenerator(seed: 7, stream: 2)
    #expect(first.next() != second.next())
    #expect(SeededGenerator(seed: 7, stream: 3) == SeededGenerator(seed: 7, stream: 3))
  }

  /// One of each random call, as a scene writes them.
  private func draws() -> [String] {
    var numbers = Array(0..<10)
    numbers.shuffle()
    var system = SystemRandomNumberGenerator()
    return [
      "\(Double.random(in: 0..<1))", "\(CGFloat.random(in: 0...1))", "\(Float.random(in: 0..<1))",
      "\(Int.random(in: 0..<1_000_000))", "\(UInt8.random(in: 0...255))", "\(Bool.random())", "\(numbers)",
      "\((0..<9).shuffled())", "\((0..<1_000).randomElement() ?? -1)", "\(UUID())",
      "\(Double.random(in: 0..<1, using: &system))",
    ]
  }

  @Test("every random call follows from the seed and the moment")
  func calls() {
    SceneRandom.restart(seed: 42, at: .drawing(0.5))
    let first = draws()
    let next = draws()
    SceneRandom.restart(seed: 42, at: .drawing(0.5))
    #expect(draws() == first)
    #expect(next != first)
    for moment in [SceneRandom.Moment.initialisation, .drawing(0), .drawing(1)] {
      SceneRandom.restart(seed: 42, at: moment)
      #expect(draws() != first)
    }
    SceneRandom.restart(seed: 43, at: .drawing(0.5))
    #expect(draws() != first)
    #expect(SeededGenerator.runSeed == 43)
  }

  @Test("an identifier has the bits of version 4")
  func identifier() {
    let text = UUID().uuidString
    #expect(text.split(separator: "-")[2].first == "4")
    #expect("89AB".contains(text.split(separator: "-")[3].first ?? "x"))
  }
}
