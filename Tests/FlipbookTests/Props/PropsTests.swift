import Flipbook
import FlipbookDiagnostics
import FlipbookLayerScenes
import Foundation
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

  @Test("colours and dates are read; what a range or a choice excludes gives the default and a warning")
  func limits() {
    let props = Props([
      "tint": .string("#ff8000"), "day": .string("2026-11-27T10:30:00+02:00"), "width": .number(140),
      "look": .string("loud"), "count": .number(3), "never": .string("2026-02-30"),
    ])
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(props.color("tint") == Color(red: 1, green: 128.0 / 255, blue: 0))
      #expect(props.date("day").timeIntervalSince1970 == 1_795_768_200)
      #expect(props.int("count", in: 1...3) == 3)
    }
    #expect(collector.diagnostics.isEmpty)
    let moment = Date(timeIntervalSince1970: 7)
    DiagnosticCollector.$current.withValue(collector) {
      #expect(props.double("width", default: 40, in: 0...100) == 40)
      #expect(props.string("look", default: "plain", of: ["plain", "bold"]) == "plain")
      #expect(props.date("never", default: moment) == moment)
      #expect(props.color("count", default: .red) == .red)
    }
    #expect(
      collector.diagnostics.map(\.message) == [
        "The prop \"width\" should be 0 to 100, but --props gives 140; its default is used.",
        "The prop \"look\" should be one of plain, bold, but --props gives \"loud\"; its default is used.",
        "The prop \"never\" should be \(PropDate.expected), but --props gives text; its default is used.",
        "The prop \"count\" should be a colour, but --props gives a number; its default is used.",
      ])
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
