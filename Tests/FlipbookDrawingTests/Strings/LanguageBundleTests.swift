import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("Bundles of one language")
@MainActor
struct LanguageBundleTests {
  @Test(
    "a folder of a language has its texts alone, from tables and from catalogues, whatever the scene's language"
  )
  func languages() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "en.lproj/Localizable.strings": "a = \"A\"; b = \"B\";", "hi.lproj/Localizable.strings": "a = \"अ\";",
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"c\": {\"localizations\": {\"fr\": {\"stringUnit\": {\"value\": \"Ç\"}}}}}}",
    ]
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let context = SceneContext.current.nextScene()
    context.enter()
    SceneAssets(in: files.keys.sorted().map { root.path + "/" + $0 }).set(in: context)
    let main = SceneBundle.main
    func text(_ language: String, _ key: String) throws -> String {
      let path = try #require(main.path(forResource: language, ofType: "lproj"))
      let bundle = try #require(SceneBundle(path: path))
      #expect(
        LocalizedStringKey(key).parsed(table: nil, bundle: bundle).map(\.content).joined()
          == bundle.localizedString(forKey: key, value: nil, table: nil))
      return bundle.localizedString(forKey: key, value: "", table: nil)
    }
    #expect(try text("hi", "a") == "अ" && text("en", "a") == "A" && text("fr", "c") == "Ç")
    #expect(try text("hi", "b") == "b")
    #expect(main.localizedString(forKey: "a", value: nil, table: nil) == "A")
    #expect(main.path(forResource: "de", ofType: "lproj") == nil)
    func table(_ language: String) -> String? {
      main.url(
        forResource: "Localizable", withExtension: "strings", subdirectory: nil, localization: language)?
        .lastPathComponent
    }
    #expect(table("hi") == "Localizable.strings" && table("fr") == "Localizable.strings")
    #expect(table("de") == nil)
  }

  @Test("of a list of languages those that suit a preference come first, else the first of the list")
  func preferred() {
    func preferred(_ list: [String], _ wanted: String) -> [String] {
      SceneBundle.preferredLocalizations(from: list, forPreferences: [wanted])
    }
    #expect(preferred(["en", "de", "pt-BR"], "de-AT") == ["de"])
    #expect(preferred(["en", "pt", "pt-BR"], "pt-BR") == ["pt-BR", "pt"])
    #expect(preferred(["fr", "de"], "ja") == ["fr"] && preferred([], "ja").isEmpty)
  }
}
