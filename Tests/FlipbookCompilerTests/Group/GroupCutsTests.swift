import FlipbookScenes
import Testing

@testable import FlipbookCompiler

@Suite("Code of a folder that is left out")
struct GroupCutsTests {
  private let parts = [
    ("A", "struct A {\n  func f() {\n    gadget()\n    gadget()\n  }\n  let x = 1\n}\n"),
    ("B", "import Gadgets\nstruct B: Gadget {\n}\nlet y = 2\n"),
  ].map { name, source in
    SceneFile.Part(path: "app/\(name).swift", absolutePath: "/app/\(name).swift", source: source)
  }

  private func message(_ path: String, _ line: Int) -> CompilerMessage {
    CompilerMessage(
      path: path, line: line, column: 1, severity: .error, text: "cannot find it", block: "cannot find it")
  }

  @Test("the smallest part goes first, then the one around it, and lines stay where they are")
  func rounds() {
    var cuts = GroupCuts(parts)
    // Two errors in one body are one cut.
    let isFirstCut = cuts.cut(for: [message("/app/A.swift", 3), message("/app/A.swift", 4)])
    #expect(isFirstCut)
    #expect(cuts.cuts.map(\.count) == [1, 0])
    let lines = cuts.edited[0].source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[5] == "  let x = 1" && lines.joined().contains("Flipbook._leftOut"))
    #expect(cuts.edited[1].source == parts[1].source)
    let isSecondCut = cuts.cut(for: [message("/app/B.swift", 2)])
    #expect(isSecondCut)
    #expect(!cuts.edited[1].source.contains("Gadget {") && cuts.edited[1].source.hasSuffix("let y = 2\n"))
  }

  @Test("an error elsewhere leaves nothing out, and a file that went has no more to give")
  func nothing() {
    var cuts = GroupCuts(parts)
    let isCut = cuts.cut(for: [message("/app/C.swift", 1), message("", 0)])
    #expect(!isCut)
    var count = 0
    while cuts.cut(for: [message("/app/B.swift", 2)]), count < 9 { count += 1 }
    #expect(count == 2 && cuts.edited[1].source.allSatisfy(\.isNewline))
  }
}
