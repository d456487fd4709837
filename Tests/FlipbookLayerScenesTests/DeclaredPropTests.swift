import Foundation
import Testing

@testable import FlipbookLayerScenes

@Suite("Props that scenes declare")
struct DeclaredPropTests {
  private func props(_ json: String) -> [DeclaredProp] {
    LayerScene.props(of: Array("{ \"props\": \(json), \"layers\": [] }".utf8))
  }

  @Test("a layer scene's declarations say kind, default, limits and purpose")
  func declarations() {
    let list = props(
      #"""
      { "look": { "type": "text", "default": "plain", "values": ["plain", "bold"], "description": "How it looks." },
        "size": { "type": "integer", "minimum": 1, "maximum": 9 }, "day": { "type": "date", "default": "2026-11-27" },
        "face": { "type": "picture", "default": "a.png" }, "on": true }
      """#)
    #expect(list.map(\.kind) == [.text, .integer, .date, .picture, .boolean])
    #expect(list.map(\.fallback) == ["\"plain\"", nil, "\"2026-11-27\"", "\"a.png\"", "true"])
    #expect(list.map(\.isRequired) == [false, true, false, false, false])
    #expect(list[0].values == ["\"plain\"", "\"bold\""] && list[0].description == "How it looks.")
    #expect(list.map(\.limits) == ["one of \"plain\", \"bold\"", "1 to 9", nil, nil, nil])
  }

  @Test("values of another kind and outside the limits are named in words")
  func mismatches() throws {
    func wanted(_ declaration: String, _ value: String) throws -> String? {
      try #require(props("{ \"a\": \(declaration) }").first).mismatch(JSONNode(parsing: Array(value.utf8)))
    }
    #expect(try wanted(#"{ "type": "number", "minimum": 0 }"#, "-1") == "0 or more")
    #expect(try wanted(#"{ "type": "number", "maximum": 5 }"#, "5") == nil)
    #expect(try wanted(#"{ "type": "integer" }"#, "1.5") == "a whole number")
    #expect(try wanted(#"{ "type": "number", "values": [1, 2] }"#, "3") == "one of 1, 2")
    #expect(try wanted(#"{ "type": "number", "values": [1, 2] }"#, "2.0") == nil)
    #expect(try wanted(#"{ "type": "color" }"#, "\"nocolour\"") == "a colour")
    #expect(try wanted(#"{ "type": "date" }"#, "\"27.11.2026\"") == PropDate.expected)
    #expect(try wanted(#"{ "type": "date" }"#, "\"2026-11-27\"") == nil)
    #expect(try wanted(#"{ "type": "any" }"#, "null") == nil)
  }

  @Test(
    "dates are read with and without time and offset, and days that are none are refused",
    arguments: [
      ("2026-11-27", 1_795_737_600), ("2026-11-27T10:30", 1_795_775_400),
      ("2026-11-27 10:30:15Z", 1_795_775_415),
      ("2026-11-27T10:30:00-01:30", 1_795_780_800), ("2024-02-29", 1_709_164_800), ("2026-02-29", nil),
      ("2026-13-01", nil), ("2026-11-27T24:00", nil), ("2026-11-27T10:30:00+15:00", nil), ("26-11-27", nil),
      ("", nil),
    ] as [(String, Double?)])
  func dates(text: String, seconds: Double?) {
    #expect(PropDate.parse(text)?.timeIntervalSince1970 == seconds)
  }
}
