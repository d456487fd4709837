import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("Texts in a language of the environment")
@MainActor
struct EnvironmentLocaleTests {
  private func withTexts(_ body: () throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "en.lproj/Localizable.strings": "a = \"Wine\"; \"b %@\" = \"Two %@\";",
      "es.lproj/Localizable.strings": "a = \"Vino\"; \"b %@\" = \"Dos %@\";",
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
    try body()
  }

  private func runs(_ text: Text, _ language: String) -> [(text: String, size: CGFloat)] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    return text.content(in: environment).runs.map { ($0.string, $0.font.size) }
  }

  private func shown(_ text: Text, _ language: String) -> String {
    runs(text, language).map(\.text).joined()
  }

  @Test("a text of a table is found in the language of the environment")
  func tables() throws {
    try withTexts {
      #expect(shown(Text("a"), "en") == "Wine" && shown(Text("a"), "es") == "Vino")
      #expect(shown(Text("b \("x")"), "es") == "Dos x")
      #expect(shown(Text(verbatim: "a"), "es") == "a")
    }
  }

  @Test("the text in the other language has the attributes that were set")
  func attributes() throws {
    try withTexts {
      let plain = try #require(runs(Text("a"), "es").first)
      let large = try #require(runs(Text("a").font(.system(size: 40)), "es").first)
      #expect(large.text == "Vino" && large.size == 40 && plain.size == 17)
    }
  }

  @Test("a date in a style is written in the language of the environment, a number isn't")
  func formats() {
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    #expect(shown(Text(date, style: .date), "en_US").contains("June"))
    #expect(shown(Text(date, style: .date), "es").contains("junio"))
    #expect(shown(Text(1234.5, format: FloatingPointFormatStyle<Double>()), "es") == "1,234.5")
  }
}
