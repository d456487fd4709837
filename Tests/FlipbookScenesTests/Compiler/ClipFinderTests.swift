import Testing

@testable import FlipbookCompiler

@Suite("Finding the clips of a scene file")
struct ClipFinderTests {
  private func names(_ source: String) -> [String] { ParsedScene(source: source).clips.map(\.name) }

  @Test("structures, classes and enumerations are found in the order of the file")
  func kinds() {
    #expect(
      names("struct B: Clip {}\nfinal class A: Clip {}\nenum C: Flipbook.Clip {}\nstruct D {}") == [
        "B", "A", "C",
      ])
  }

  @Test("a conformance in an extension counts, at the place of the type")
  func extensions() {
    #expect(names("extension A: Clip {}\nstruct B: Clip {}\nstruct A {}") == ["B", "A"])
  }

  @Test("nested types are named with the types around them")
  func nested() {
    #expect(
      names("enum Film { struct Intro: Clip {} ; struct Part { struct Two: Clip {} } }") == [
        "Film.Intro", "Film.Part.Two",
      ])
    #expect(names("struct Film {}\nextension Film { struct End: Clip {} }") == ["Film.End"])
  }

  @Test("conformance is followed through protocols, aliases, superclasses and compositions")
  func indirect() {
    #expect(names("protocol Styled: Clip {}\nstruct A: Styled {}") == ["A"])
    #expect(names("typealias Scene = Clip\nstruct A: Scene {}") == ["A"])
    #expect(names("class Base: Clip { required init() {} }\nfinal class Sub: Base {}") == ["Base", "Sub"])
    #expect(names("struct A: Sendable & Clip {}\nstruct B: @preconcurrency Clip {}") == ["A", "B"])
  }

  @Test("clips inside #if carry its conditions")
  func conditions() {
    let clips = ParsedScene(
      source:
        "#if os(Linux)\nstruct A: Clip {}\n#elseif X\nstruct B: Clip {}\n#else\nstruct A: Clip {}\n#endif"
    ).clips
    #expect(clips.map(\.name) == ["A", "B", "A"])
    #expect(
      clips.map(\.conditions) == [["(os(Linux))"], ["!(os(Linux)) && (X)"], ["!(os(Linux)) && !(X)"]])
  }

  @Test("types inside functions and protocols themselves are no clips")
  func local() {
    #expect(names("func f() { struct A: Clip {} }\nprotocol P: Clip {}\nlet x = { struct B: Clip {} }") == [])
  }

  @Test("text and comments that look like a clip are not one")
  func lookalikes() {
    #expect(names("// struct A: Clip {}\nlet s = \"struct B: Clip {}\"\nstruct ClipArt: Art {}") == [])
  }

  @Test("a generic clip is set apart, with its line")
  func generic() {
    let scene = ParsedScene(source: "\nstruct A<T>: Clip {}\nstruct B<T> { struct C: Clip {} }")
    #expect(scene.clips.isEmpty)
    #expect(scene.genericClips.map(\.name) == ["A", "B.C"])
    #expect(scene.genericClips.first?.line == 2)
  }

  @Test("imports that Flipbook covers are blanked without moving anything else")
  func imports() {
    let source =
      "import Foundation; import Flipbook // é\n@preconcurrency import Glibc\nimport struct Foundation.Date\nstruct A: Clip {}\n"
    let staged = StagedScene(source: source, scene: ParsedScene(source: source)).text
    let lines = staged.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasSuffix("; import Flipbook // é") && !lines[0].contains("Foundation"))
    #expect(lines[1].allSatisfy { $0 == " " } && lines[2].allSatisfy { $0 == " " })
    #expect(lines[3] == "struct A: Clip {}")
    #expect(
      staged.utf8.starts(with: Array(repeating: UInt8(ascii: " "), count: "import Foundation".utf8.count)))
    #expect(staged.contains("Flipbook.SceneRegistry.register(\"A\", A.self)"))
  }

  @Test("an empty file, comments alone and broken Swift are told apart")
  func broken() {
    #expect(ParsedScene(source: "// nothing\n").isEmpty)
    #expect(!ParsedScene(source: "// nothing\n").hasSyntaxErrors)
    #expect(ParsedScene(source: "struct {{{ ]").hasSyntaxErrors)
  }
}
