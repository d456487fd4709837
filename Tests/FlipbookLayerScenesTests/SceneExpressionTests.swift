import Testing

@testable import FlipbookLayerScenes

@Suite("Expressions in braces")
struct SceneExpressionTests {
  private static let list = JSONNode.Value.array([4, 7, 1].map { JSONNode(.number($0), offset: 0) })
  private static let scope = SceneScope(
    globals: [
      "n": .number(3), "word": .string("ab"), "on": .bool(true), "list": list,
      "bar": .object([JSONNode.Member(key: "value", keyOffset: 0, node: JSONNode(.number(9), offset: 0))]),
    ])

  private func value(_ text: String) throws -> String? {
    try SceneTemplate.fill(text, scope: Self.scope, seed: 1).text
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try SceneTemplate.fill(text, scope: Self.scope, seed: 1)
      return nil
    } catch { return (error as? SceneExpression.Failure)?.message }
  }

  @Test(
    "arithmetic, texts, conditions, members",
    arguments: [
      ("{{1 + 2 * 3}}", "7"), ("{{(1 + 2) * 3}}", "9"), ("{{-n - -1}}", "-2"), ("{{7 % 3}}", "1"),
      ("{{-1 % 3}}", "2"), ("{{n / 2}}", "1.5"), ("{{1e2 + .5}}", "100.5"), ("x{{n}}y{{word}}", "x3yab"),
      ("{{word + n}}", "ab3"), ("{{'}}' + \"q\"}}", "}}q"), ("{{n > 2 ? 'big' : 'small'}}", "big"),
      ("{{n >= 3 && !false}}", "true"), ("{{n != 3 || on}}", "true"), ("{{on ? 1 : missing}}", "1"),
      ("{{false && list[99]}}", "false"), ("{{list[1]}}", "7"), ("{{bar.value}}", "9"),
      ("{{bar['value']}}", "9"), ("{{word == 'ab'}}", "true"), ("{{'a' < 'b'}}", "true"),
      ("{{max(list)}}", "7"), ("{{min(3, 2)}}", "2"), ("{{sum(list)}}", "12"), ("{{count(list)}}", "3"),
      ("{{upper(word)}}", "AB"), ("{{fixed(2.345, 1)}}", "2.3"), ("{{round(2.5)}}", "3"),
      ("{{clamp(5, 0, 2)}}", "2"), ("{{lerp(10, 20, 0.5)}}", "15"), ("{{sqrt(9)}}", "3"),
      ("{{mod(-1, 4)}}", "3"), ("\\{{n}}", "{{n}}"), ("no braces", "no braces"), ("{{ n }}", "3"),
    ])
  func evaluates(_ text: String, _ expected: String) throws {
    #expect(try value(text) == expected)
  }

  @Test(
    "mistakes are reported",
    arguments: [
      ("{{m}}", "there is no \"m\""), ("{{wrod}}", "did you mean \"word\"?"), ("{{n", "has no \"}}\""),
      ("{{n +}}", "a value should be"), ("{{word * 2}}", "\"*\" needs numbers"),
      ("{{1 / 0}}", "divided by 0"),
      ("{{list[9]}}", "no element 9 in a list of 3"), ("{{bar.vlaue}}", "did you mean \"value\"?"),
      ("{{n.x}}", "asked of a number"), ("{{sqr(4)}}", "did you mean \"sqrt\"?"),
      ("{{sqrt(-1)}}", "no number"),
      ("{{n n}}", "nothing should follow"), ("a{{list}}", "can't be part of a text"), ("{{'a}}", "has no"),
      ("{{min()}}", "needs at least one number"), ("{{pow(2)}}", "needs 2 numbers"),
      ("{{1e999}}", "is no number"),
    ])
  func mistakes(_ text: String, _ expected: String) throws {
    let message = try #require(failure(text))
    #expect(message.contains(expected), "\(message)")
  }

  @Test("an expression and nothing else keeps its kind")
  func kinds() throws {
    #expect(try SceneTemplate.fill("{{on}}", scope: Self.scope, seed: 0).kind == "true or false")
    #expect(try SceneTemplate.fill("{{list}}", scope: Self.scope, seed: 0).kind == "a list")
    #expect(try SceneTemplate.fill("{{n}} ", scope: Self.scope, seed: 0).kind == "a text")
  }

  @Test("deep and long expressions are refused")
  func limits() {
    let deep = "{{" + String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500) + "}}"
    #expect(failure(deep)?.contains("too deep") == true)
    #expect(failure("{{" + String(repeating: "!", count: 500) + "1}}")?.contains("too deep") == true)
    #expect(
      failure("{{" + String(repeating: "1+", count: 2_000) + "1}}")?.contains("2000 characters") == true)
  }

  @Test("chance follows from numbers and seed")
  func random() throws {
    func numbers(seed: UInt64) throws -> [Double] {
      try (0..<200).map { index in
        let text = "{{random(\(index))}}"
        guard case .number(let number) = try SceneTemplate.fill(text, scope: SceneScope(), seed: seed) else {
          return -1
        }
        return number
      }
    }
    let first = try numbers(seed: 1)
    #expect(try numbers(seed: 1) == first)
    #expect(try numbers(seed: 2) != first)
    #expect(first.allSatisfy { (0..<1).contains($0) })
    let mean: Double = first.reduce(0, +) / 200
    #expect((0.4...0.6).contains(mean))
  }
}
