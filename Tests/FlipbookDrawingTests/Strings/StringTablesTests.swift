import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing

// A scene of another locale is current while some of these run: none of the others may run then.
@MainActor
@Suite("Tables of localized texts")
struct StringTablesTests {
  /// Puts back English of the United States: an earlier test may have left another locale.
  init() { SceneLocale.set(Locale(identifier: "en_US"), isPad: false, in: .current) }

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

  @Test(
    "the key of a symbol has its values in places with numbers and names, and its own text without a table")
  func symbols() {
    func text(_ value: String, _ values: [(Any, String)]) -> String {
      LocalizedStringKey(_catalogKey: "no.such.key", value: value, values, table: nil, module: nil)
        .plainString
    }
    #expect(text("Day %1$(number)lld of %(total)lld", [(3, "%lld"), (1000, "%lld")]) == "Day 3 of 1,000")
    #expect(text("%2$@: %1$.1f %%", [(2.25, "%.1f"), ("a", "%@")]) == "a: 2.2 %")
    #expect(text("plain", []) == "plain")
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
    #expect(found.text("%lld days", counts: [1]) == "%lld day")
    #expect(found.text("%lld days", counts: [2]) == "%lld days")
  }

  @Test(
    "a scene in another language finds its texts, by region and script, and else those of the project's language"
  )
  func languages() throws {
    let found = try tables([
      "en.lproj/Localizable.strings": "a = \"A\"; b = \"B\";", "de.lproj/Localizable.strings": "a = \"Ä\";",
      "pt-BR.lproj/Localizable.strings": "a = \"Á\";", "zh-Hant.lproj/Localizable.strings": "a = \"甲\";",
      "Base.lproj/Other.strings": "o = \"O\";",
    ])
    func text(_ locale: String, _ key: String, table: String? = nil) -> String? {
      let context = SceneContext.current.nextScene()
      SceneLocale.set(Locale(identifier: locale), isPad: false, in: context)
      return context.whileCurrent { found.text(key, table: table) }
    }
    #expect(text("de_AT", "a") == "Ä" && text("de_AT", "b") == "B")
    #expect(text("pt_BR", "a") == "Á" && text("pt_PT", "a") == "A")
    #expect(text("zh_TW", "a") == "甲" && text("zh_CN", "a") == "A")
    #expect(text("de", "o", table: "Other") == "O" && text("de", "c") == nil)
    #expect(found.languages == ["de", "en", "pt-BR", "zh-Hant"])
  }

  @Test("a .stringsdict gives the form of each number in its text, whatever their order")
  func stringsDict() throws {
    func variable(_ one: String, _ other: String) -> String {
      "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>\(one)</string>"
        + "<key>other</key><string>\(other)</string></dict>"
    }
    let found = try tables([
      "en.lproj/Localizable.strings": "k = \"plain\";",
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
      <key>files</key>\(variable("%d file", "%d files"))<key>folders</key>\(variable("one folder", "%d folders"))
      </dict></dict></plist>
      """,
    ])
    #expect(found.text("k", counts: [1, 3]) == "%1$lld file in %2$lld folders")
    #expect(found.text("k", counts: [5, 1]) == "%1$lld files in one folder")
  }

  @Test("a catalogue gives forms by device, and substitutions with forms of their own")
  func variations() throws {
    let found = try tables([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"tap": {"localizations": {"en": {"variations": {"device": {
      "ipad": {"stringUnit": {"value": "Touch"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
      "%lld of %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@a@ of %#@b@"}, "substitutions": {
      "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
      "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "%arg tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}}}
      """
    ])
    let phone = SceneContext.current.nextScene()
    SceneLocale.set(Locale(identifier: "en_US"), isPad: false, in: phone)
    #expect(phone.whileCurrent { found.text("tap") } == "Tap")
    let context = SceneContext.current.nextScene()
    SceneLocale.set(Locale(identifier: "en_US"), isPad: true, in: context)
    #expect(context.whileCurrent { found.text("tap") } == "Touch")
    #expect(found.text("%lld of %lld", counts: [1, 2]) == "%1$lld bird of %2$lld trees")
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
