import Foundation
import Testing

@testable import FlipbookScenes

@Suite("Tables of localized texts beside a scene")
struct LocalizedTablesTests {
  private func unread(_ files: [String: String], at scene: String) throws -> [String] {
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-texts-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return LocalizedTables.unread(forSceneAt: folder + scene).map { "\($0.file) \($0.key)" }
  }

  @Test("a table whose English texts differ from their keys is found, with a key")
  func tables() throws {
    let files = [
      "Card.swift": "",
      "en.lproj/Localizable.strings": "/* A \"b\" */\n\"ok\" = \"ok\";\n\"light.low\" = \"Low\";\n",
      "de.lproj/Localizable.strings": "\"ok\" = \"gut\";",
    ]
    #expect(try unread(files, at: "/Card.swift") == ["en.lproj/Localizable.strings light.low"])
    #expect(
      try unread(["Card.swift": "", "en.lproj/A.strings": "\"ok\" = \"ok\";"], at: "/Card.swift").isEmpty)
    #expect(try unread(["Card.swift": "", "en.lproj/A.strings": "\"ok\" = \"ok"], at: "/Card.swift").isEmpty)
  }

  @Test("a catalogue is found in a folder's depths, but not beside a file's folder")
  func catalogs() throws {
    let catalog = #"{"strings":{"b":{},"a.key":{"localizations":{"en":{"stringUnit":{"value":"A"}}}}}}"#
    let files = ["App.swift": "", "Res/Texts/Localizable.xcstrings": catalog, ".git/X.xcstrings": catalog]
    #expect(try unread(files, at: "") == ["Res/Texts/Localizable.xcstrings a.key"])
    #expect(try unread(files, at: "/App.swift").isEmpty)
    #expect(try unread(["X.xcstrings": "{\"strings\": 3}"], at: "").isEmpty)
  }
}
