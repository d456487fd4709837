import FlipbookLayerScenes
import FlipbookScenes
import Testing

@testable import FlipbookCompiler

@Suite("The props that a source reads")
struct PropFinderTests {
  private func props(_ source: String) -> DeclaredProps { ParsedScene(source: source).props }

  @Test("getters give name, kind and default; subscripts the name")
  func getters() {
    let found = props(
      #"""
      struct A: Clip {
        let name = Props.current.string("name", default: "No \"body\"")
        let count = Props.current.int("count", default:
          3)
        let props = Props.current
        var scores: [Double] { props.doubles("scores") }
        var late: Bool { if let flag = props["flag"]?.bool { flag } else { props.bool("dark") } }
        var half: Double { Props.current.double("half", default: 0.5) }
        var tags: [String] { Props.current.strings("tags", default: ["a"]) }
      }
      """#)
    #expect(!found.isOpen)
    #expect(
      found.list.map { "\($0.name) \($0.kind.rawValue) \($0.fallback ?? "-")" } == [
        #"name text "No \"body\"""#, "count integer 3", "scores numbers -", "flag any -", "dark boolean -",
        "half number 0.5", #"tags texts ["a"]"#,
      ])
    #expect(found.lacks("nam") && !found.lacks("name"))
  }

  @Test("ranges, choices and descriptions are known where they are literals")
  func limits() throws {
    let found = props(
      #"""
      struct A: Clip {
        let width = Props.current.double("width", default: 40, in: -10.5...1_000, description: "In points.")
        let count = Props.current.int("count", in: low...9)
        let look = Props.current.string("look", default: "plain", of: ["plain", "bold"])
        let other = Props.current.string("other", of: Look.names)
        let tint = Props.current.color("tint", default: .teal)
        let day = Props.current.date("day")
        let photo = Props.current.picture("photo", default: "a.png")
      }
      """#)
    #expect(!found.isOpen && found.list.count == 7)
    let width = try #require(found["width"])
    #expect(width.minimum == -10.5 && width.maximum == 1_000 && width.description == "In points.")
    #expect(found["count"]?.limits == nil)
    #expect(found["look"]?.values == ["\"plain\"", "\"bold\""])
    #expect(found["other"]?.values == nil)
    #expect(["tint", "day", "photo"].map { found[$0]?.kind } == [.color, .date, .picture])
  }

  @Test(
    "a source that works names out, or reads all, may read any",
    arguments: [
      "let a = Props.current.string(key)", "let a = Props.current[\"a\\(1)\"]",
      "let a = Props.current.values.count",
      "let a = try Props.current.decode(Card.self)", "let a = Props.current[name]",
    ])
  func open(line: String) { #expect(props(line).isOpen) }

  @Test("other calls of such names are none, and files without props read none")
  func others() {
    #expect(props("let a = json.string(\"a\")").list == [])
    #expect(props("let p = Props.current\nlet a = defaults.string(forKey: \"a\")").list == [])
    #expect(!props("let a = dictionary.values").isOpen)
  }

  @Test("what is said of an unknown name")
  func message() {
    var found = DeclaredProps()
    found.add(DeclaredProp(name: "title", kind: .any))
    found.add(DeclaredProp(name: "title", kind: .text, fallback: "x"))
    #expect(found["title"] == DeclaredProp(name: "title", kind: .text, fallback: "x"))
    #expect(
      found.message(unknown: "titel")
        == "The scene has no prop \"titel\"; did you mean \"title\"? Its value is not used.")
    #expect(
      found.message(unknown: "year") == "The scene has no prop \"year\"; it has title. Its value is not used."
    )
  }
}
