import Foundation
import Testing

@testable import FlipbookCompiler

@Suite("Symbols of string catalogues")
struct StringSymbolsTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "Alert.Logout.message": {"extractionState": "manual"},
      "Not mentioned": {"extractionState": "manual"},
      "Extracted": {},
      "own name": {"extractionState": "manual"},
      "Day %lld": {"extractionState": "manual",
        "localizations": {"en": {"stringUnit": {"value": "Day %1$(number)lld"}}}},
      "%lld sec": {"extractionState": "manual"},
      "greeting": {"extractionState": "manual",
        "localizations": {"en": {"stringUnit": {"value": "%2$@ has %1$.1f %% of \"it\""}}}},
      "age": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "a year"}}, "other": {"stringUnit": {"value": "%lld years"}}}}}}},
      "likes": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%#@people@ like it"},
        "substitutions": {"people": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg person"}}, "other": {"stringUnit": {"value": "%arg people"}}}}}}}}}
    }, "version": "1.0"}
    """#

  private func symbols(_ name: String, _ source: String, module: String? = nil) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-symbols-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/\(name).xcstrings"
    try Data(Self.catalog.utf8).write(to: URL(fileURLWithPath: path))
    return StringSymbols(catalogs: [path], sources: [source], module: module).source
  }

  @Test("keys that somebody entered and the sources mention have one; values are its parameters")
  func declarations() throws {
    let source = """
      Text(.alertLogoutMessage); Text(.day(number: 3)); Text(.sec(4)); Text(.greeting(1, "x")); Text(.age(2))
      Text(.likes(people: 2)); Text(.extracted); Text(.ownName)
      extension LocalizedStringResource { static let ownName: Self = "mine" }
      """
    let lines = try #require(try symbols("Localizable", source)).split(separator: "\n").map(String.init)
    #expect(lines.first == "import Flipbook")
    let half = lines.dropFirst().prefix { $0 != "}" }.dropFirst()
    #expect(
      Array(half) == [
        #"static func sec(_ arg1: Int) -> Flipbook.LocalizedStringResource { Flipbook.LocalizedStringResource(_catalogKey: "%lld sec", value: "%lld sec", [(arg1, "%lld")], table: nil, module: nil) }"#,
        #"static var alertLogoutMessage: Flipbook.LocalizedStringResource { Flipbook.LocalizedStringResource(_catalogKey: "Alert.Logout.message", value: "Alert.Logout.message", [], table: nil, module: nil) }"#,
        #"static func day(number: Int) -> Flipbook.LocalizedStringResource { Flipbook.LocalizedStringResource(_catalogKey: "Day %lld", value: "Day %1$(number)lld", [(number, "%lld")], table: nil, module: nil) }"#,
        #"static func age(_ arg1: Int) -> Flipbook.LocalizedStringResource { Flipbook.LocalizedStringResource(_catalogKey: "age", value: "%lld years", [(arg1, "%lld")], table: nil, module: nil) }"#,
        #"static func greeting(_ arg1: Float, _ arg2: String) -> Flipbook.LocalizedStringResource { Flipbook.LocalizedStringResource(_catalogKey: "greeting", value: "%2$@ has %1$.1f %% of \"it\"", [(arg1, "%.1f"), (arg2, "%@")], table: nil, module: nil) }"#,
        #"static func likes(people: Int) -> Flipbook.LocalizedStringResource { Flipbook.LocalizedStringResource(_catalogKey: "likes", value: "%#@people@ like it", [(people, "%lld")], table: nil, module: nil) }"#,
      ])
    // Where a text may be a key as well, it is a resource.
    #expect(lines.count { $0.hasPrefix("@_disfavoredOverload static") } == half.count)
  }

  @Test("types are those that stand as the conversions in keys")
  func types() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-types-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = #"{"strings": {"a %d %lld %u %llu %f %lf %@": {"extractionState": "manual"}}}"#
    try Data(catalog.utf8).write(to: URL(fileURLWithPath: folder + "/Localizable.xcstrings"))
    let symbol = try #require(CatalogSymbol.read(folder + "/Localizable.xcstrings").first)
    #expect(symbol.name == "a")
    #expect(
      symbol.parameters.map(\.type) == ["Int32", "Int", "UInt32", "UInt", "Float", "Double", "String"])
  }

  @Test("another table's are below its name, and a module's are looked up there")
  func tables() throws {
    let text = try #require(try symbols("my errors", "Text(.MyErrors.alertLogoutMessage)", module: "Kit"))
    #expect(text.contains("extension Flipbook.LocalizedStringResource {\nenum MyErrors {\nstatic var alert"))
    #expect(text.contains(#"table: "my errors", module: "Kit""#))
    #expect(try symbols("Localizable", "Text(\"nothing\")") == nil)
    #expect(StringSymbols(catalogs: ["/no/such.xcstrings"], sources: [".a"], module: nil).source == nil)
  }
}
