import Flipbook
import FlipbookDiagnostics
import Testing

@Suite("Props")
struct PropsTests {
  let props = Props([
    "name": .string("Ada"), "count": .number(3), "ratio": .number(0.5), "on": .bool(true),
    "scores": .array([.number(1), .number(2)]), "tags": .array([.string("a")]),
    "mixed": .array([.number(1), .null]),
  ])

  @Test("each getter reads its kind")
  func getters() {
    #expect(props.string("name") == "Ada")
    #expect(props.int("count") == 3)
    #expect(props.double("ratio") == 0.5)
    #expect(props.bool("on"))
    #expect(props.doubles("scores") == [1, 2])
    #expect(props.strings("tags") == ["a"])
    #expect(props["scores"]?[1]?.int == 2)
  }

  @Test("a missing prop gives the default and no warning")
  func missing() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(props.int("other", default: 9) == 9)
    }
    #expect(collector.diagnostics.isEmpty)
  }

  @Test("a prop of another kind gives the default and a warning that names it")
  func wrongKind() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(props.int("name", default: 9) == 9)
      #expect(props.int("ratio", default: 9) == 9)
      #expect(props.doubles("mixed", default: [4]) == [4])
    }
    #expect(collector.diagnostics.count == 3)
    #expect(collector.diagnostics.allSatisfy { $0.code == "props.kind" })
    #expect(collector.diagnostics.first?.message.contains("\"name\"") == true)
  }

  @Test("props decode as a type of the scene's own")
  func decode() throws {
    struct Card: Decodable, Equatable {
      var name: String
      var scores: [Double]
    }
    #expect(try props.decode(Card.self) == Card(name: "Ada", scores: [1, 2]))
  }
}
