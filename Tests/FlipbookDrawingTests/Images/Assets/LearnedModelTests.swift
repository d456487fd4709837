import Foundation
import Testing

@testable import FlipbookDrawing

/// Files of Core ML's, written by its published format.
@Suite("Models of Core ML's")
struct LearnedModelTests {
  private func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    whole(number << 3 | 2) + whole(bytes.count) + bytes
  }
  private func named(_ number: Int, _ text: String) -> [UInt8] { field(number, Array(text.utf8)) }
  private func count(_ number: Int, _ value: Int) -> [UInt8] { whole(number << 3) + whole(value) }
  private func fixed(_ number: Int, _ value: Double) -> [UInt8] { whole(number << 3 | 1) + bytes(value) }
  private func bytes(_ value: Double) -> [UInt8] {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
  }
  private func whole(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + whole(value >> 7)
  }

  /// What a model takes and gives: numbers.
  private func description(_ inputs: [String]) -> [UInt8] {
    func feature(_ name: String) -> [UInt8] { named(1, name) + field(3, field(2, [])) }
    return field(2, inputs.flatMap { field(1, feature($0)) } + field(10, feature("y")) + named(11, "y"))
  }

  private var linear: [UInt8] {
    field(300, field(1, field(1, bytes(2) + bytes(-0.5))) + field(2, bytes(10)))
  }

  @Test("a linear model adds the inputs by their weights, in the order that they are put in a row")
  func sum() throws {
    let row =
      description(["a", "b"]) + field(602, ["b", "a"].flatMap { field(1, named(1, $0) + count(2, 1)) })
    let chain = field(201, field(1, field(1, row) + field(1, linear)))
    let model = try #require(LearnedModel(count(1, 1) + description(["a", "b"]) + chain))
    #expect(model.inputs.map(\.name) == ["a", "b"] && model.predicted == "y")
    // 10 and twice b, less half of a.
    #expect(model.prediction(["a": 4, "b": 3]) == 14)
    #expect(model.prediction(["a": 4]) == nil)
    let alone = try #require(LearnedModel(description(["a", "b"]) + linear))
    #expect(alone.prediction(["a": 4, "b": 3]) == 16.5)
  }

  @Test("trees ask for one number after the other, and their answers are added up")
  func trees() throws {
    func node(_ tree: Int, _ number: Int, _ rest: [UInt8]) -> [UInt8] {
      field(1, count(1, tree) + count(2, number) + rest)
    }
    func leaf(_ value: Double) -> [UInt8] { count(3, 6) + field(20, count(1, 0) + fixed(2, value)) }
    func question(_ feature: Int, _ limit: Double) -> [UInt8] {
      count(3, 0) + count(10, feature) + fixed(11, limit) + count(12, 1) + count(13, 2)
    }
    let nodes =
      node(0, 0, question(0, 5)) + node(0, 1, leaf(1)) + node(0, 2, leaf(2))
      + node(1, 0, question(1, 7)) + node(1, 1, leaf(10)) + node(1, 2, leaf(20))
    let ensemble = field(302, field(1, nodes + count(2, 1) + field(3, bytes(100))))
    let model = try #require(LearnedModel(description(["a", "b"]) + ensemble))
    #expect(model.prediction(["a": 5, "b": 8]) == 121)
    #expect(model.prediction(["a": 6, "b": 7]) == 112)
  }

  @Test("what is damaged or of another kind has no answer, and does not end the film")
  func damaged() throws {
    let whole = description(["a", "b"]) + linear
    for count in 0..<whole.count {
      _ = LearnedModel(Array(whole.prefix(count)))?.prediction(["a": 1, "b": 1])
    }
    #expect(LearnedModel([]) == nil && LearnedModel([255, 255, 255]) == nil)
    let other = try #require(LearnedModel(description(["a"]) + field(500, [1, 2, 3])))
    #expect(other.prediction(["a": 1]) == nil)
  }
}
