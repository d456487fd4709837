import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("Tables of localized texts")
struct StringTablesTests {
  private func tables(_ files: [String: String], beside: String = "") throws -> StringTables {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return StringTables(beside: root.path + beside)
  }

  @Test("a .strings file is read past its comments, with its escapes; other languages' are not")
  func strings() throws {
    let found = try tables([
      "en.lproj/Localizable.strings":
        "/* \"a\" = \"b\"; */\n\"light.low\" = \"Low\\n\\\"1\\\"\"; // x\nplain = \"Plain\";",
      "de.lproj/Localizable.strings": "\"gut\" = \"gut\";", "en.lproj/Other.strings": "\"o\" = \"Other\";",
    ])
    #expect(found.text("light.low") == "Low\n\"1\"")
    #expect(found.text("plain") == "Plain")
    #expect(found.text("a") == nil && found.text("gut") == nil && found.text("o") == nil)
    #expect(found.text("o", table: "Other") == "Other")
  }

  @Test("a catalogue gives English, else the project's language, and plurals")
  func catalog() throws {
    let found = try tables([
      "Package.swift": "",
      "Res/Localizable.xcstrings": """
      {"sourceLanguage": "de", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "A"}}}},
      "b": {"localizations": {"de": {"stringUnit": {"value": "B"}}}}, "c": {},
      "%lld days": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%lld day"}}, "other": {"stringUnit": {"value": "%lld days"}}}}}}}}}
      """,
    ])
    #expect(found.text("a") == "A" && found.text("b") == "B" && found.text("c") == nil)
    #expect(found.text("%lld days", count: 1) == "%lld day")
    #expect(found.text("%lld days", count: 2) == "%lld days")
  }

  @Test("values are put in by their order or their numbers")
  func values() {
    let values = [[Text.Segment(content: "x")], [Text.Segment(content: "y")]]
    func text(_ format: String) -> String {
      LocalizedFormat.segments(format, values).map(\.content).joined()
    }
    #expect(text("%@ and %lld") == "x and y")
    #expect(text("%2$@, %1$@, 5%%") == "y, x, 5%")
    #expect(text("%@%@%@") == "xy%@")
    let key: LocalizedStringKey = "\("Ann") has \(3) of 5%"
    #expect(key.key == "%@ has %lld of 5%%" && key.arguments.count == 2)
  }
}
