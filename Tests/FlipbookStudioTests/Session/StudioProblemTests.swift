import Foundation
import Testing

@testable import FlipbookStudio

@Suite("Problems with their places")
struct StudioProblemTests {
  private let editor = "vscode://file{path}:{line}:{column}"

  @Test("a compiler's messages have file, line, column and a link")
  func compiler() throws {
    let text = """
      Scene.swift:12:5: error: cannot find 'contxt' in scope
      10 | let a = 1
      Scene.swift:14: warning: unused
      """
    let found = StudioProblem.read(text, editor: editor)
    try #require(found.count == 2)
    #expect(found[0].file == "Scene.swift" && found[0].line == 12 && found[0].column == 5)
    #expect(found[0].text == "cannot find 'contxt' in scope" && found[0].severity == "error")
    #expect(found[0].link?.hasPrefix("vscode://file/") == true)
    #expect(found[0].link?.hasSuffix("/Scene.swift:12:5") == true)
    #expect(found[1].severity == "warning" && found[1].column == nil)
  }

  @Test("a text without a place is one problem")
  func plain() {
    #expect(
      StudioProblem.read("No codec.\nReally.", editor: editor) == [StudioProblem(text: "No codec.\nReally.")])
  }

  @Test("the source's lines stand around the place, and a line that isn't there shows none")
  func excerpts() throws {
    let path = NSTemporaryDirectory() + "flipbook-problem-\(UUID().uuidString).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "one\ntwo\nthree\nfour\nfive".write(toFile: path, atomically: true, encoding: .utf8)
    let problem = StudioProblem.at("\(path):3", "Wrong.", editor: editor)
    #expect(problem.excerpt == "  1  one\n  2  two\n▸ 3  three\n  4  four")
    #expect(StudioProblem.at("\(path):9", "Wrong.", editor: editor).excerpt == nil)
    #expect(StudioProblem.at(nil, "Wrong.", editor: editor).file == nil)
  }
}
