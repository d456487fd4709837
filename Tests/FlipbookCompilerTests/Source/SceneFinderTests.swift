import Testing

@testable import FlipbookCompiler

@Suite("Finding the scenes of a file")
struct SceneFinderTests {
  private func names(_ source: String) -> [String] { ParsedScene(source: source).complete.map(\.name) }

  @Test("structures, classes and enumerations are found in the order of the file")
  func kinds() {
    #expect(
      names("struct B: Clip {}\nfinal class A: Clip {}\nenum C: Flipbook.Clip {}\nstruct D {}") == [
        "B", "A", "C",
      ])
  }

  @Test("an enumeration that is a view is made from its cases, and not from nothing")
  func enumerations() {
    #expect(names("enum Symbols: String, View { case a; var body: some View { Text(rawValue) } }") == [])
    #expect(
      names("enum One: View { case a; init() { self = .a }; var body: some View { Text(\"\") } }") == ["One"])
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
    ).scenes
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
    #expect(scene.complete.isEmpty)
    #expect(scene.scenes.map(\.name) == ["A", "B.C"])
    #expect(scene.scenes.first?.line == 2)
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

  @Test("a public import stays one, so that public declarations may use what it brings")
  func publicImports() {
    let source = "import SwiftUI\npublic import MapKit\npublic import struct SwiftUI.Color\n"
    let lines = StagedScene(source: source, scene: ParsedScene(source: source)).text.split(separator: "\n")
    #expect(lines[0] == "import SwiftUI" && lines[1] == "public import Flipbook")
    #expect(lines[2].hasPrefix("public import SwiftUI"))
  }

  @Test("an empty file, comments alone and broken Swift are distinguished")
  func broken() {
    #expect(ParsedScene(source: "// nothing\n").isEmpty)
    #expect(!ParsedScene(source: "// nothing\n").hasSyntaxErrors)
    #expect(ParsedScene(source: "struct {{{ ]").hasSyntaxErrors)
  }
}

@Suite("Finding views, previews and apps")
struct ViewFinderTests {
  private func found(_ source: String) -> [FoundScene] { ParsedScene(source: source).scenes }

  @Test("a view without needed values is complete, whatever wrappers and computed properties it has")
  func complete() {
    let source = """
      struct A: View {
        @State private var x = 0
        @State var later: Int?
        @Environment(\\.colorScheme) var scheme
        @EnvironmentObject var model: Model
        @Namespace private var space
        @AppStorage("key") var kept: Bool
        static let shared = 1
        var double: Int { x * 2 }
        var watched = 1 { didSet { print(watched) } }
        var body: some View { Text("") }
      }
      """
    #expect(found(source).map(\.needed) == [[]])
  }

  @Test("what has to be given is named")
  func needed() {
    let source = """
      struct A: View { let title: String; @Binding var on: Bool; @ObservedObject var m: Model; let o: Int?
        var body: some View { Text(title) } }
      struct B: View { init(x: Int, y: Int = 0) {}; var body: some View { EmptyView() } }
      struct C: View { let x: Int; init() { x = 1 }; var body: some View { EmptyView() } }
      struct D<T>: View { var body: some View { EmptyView() } }
      """
    #expect(found(source).map(\.needed) == [["title", "on", "m", "o"], ["x"], [], []])
    #expect(found(source).map(\.isComplete) == [false, false, true, false])
  }

  @Test("a view that another shows is not outermost; a preview's mention does not count")
  func outermost() {
    let source = """
      struct Row: View { var body: some View { Text("") } }
      struct Screen: View { var body: some View { VStack { Row(); Row() } } }
      struct P: PreviewProvider { static var previews: some View { Screen() } }
      """
    #expect(found(source).map(\.name) == ["Row", "Screen", "P"])
    #expect(found(source).map(\.isOutermost) == [false, true, true])
    #expect(found(source)[2].kind == .previewProvider)
  }

  @Test("a preview in one line may set its state before a semicolon")
  func previewInOneLine() {
    let source = "#Preview { @Previewable @State var x = 1; Text(\"\\(x)\") }"
    let text = StagedScene(source: source, scene: ParsedScene(source: source)).text
    #expect(text.contains("@State fileprivate var x = 1; var body: some Flipbook.View {"))
    #expect(!text.contains(";;"))
  }

  @Test("a #Preview becomes a view on the same lines, its @Previewable state the view's own")
  func previewMacro() {
    let source = """
      #Preview("Two", traits: .sizeThatFitsLayout) {
        @Previewable @State var x = 1
        Text("\\(x)")
      }
      #Preview { Text("b") }
      """
    let scene = ParsedScene(source: source)
    #expect(scene.scenes.map(\.name) == ["Two", "Preview 2"])
    let lines = StagedScene(source: source, scene: scene).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "struct _FlipbookPreview1: Flipbook.View {")
    let body = "var body: some Flipbook.View { Flipbook._previewContent {"
    #expect(lines[1] == "   @State fileprivate var x = 1; \(body)")
    #expect(lines[3] == "}}}")
    #expect(
      lines[4]
        == "struct _FlipbookPreview2: Flipbook.View { var body: some Flipbook.View { Flipbook._previewContent { Text(\"b\") }}}"
    )
  }

  @Test("a #Preview whose closure stands between its parentheses becomes a view too")
  func previewBody() {
    let source = "#Preview(\"One\", body: {\n  Text(\"a\")\n})\n#Preview(body: { Text(\"b\") },)"
    let lines = StagedScene(source: source, scene: ParsedScene(source: source)).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "}}}")
    #expect(
      lines[3]
        == "struct _FlipbookPreview2: Flipbook.View { var body: some Flipbook.View { Flipbook._previewContent { Text(\"b\") }}}"
    )
  }

  @Test("types that a #Preview begins with become its view's, before the body")
  func previewTypes() {
    let source = """
      #Preview {
        struct Own: View { var body: some View { Text("a") } }
        return Own()
      }
      """
    let lines = StagedScene(source: source, scene: ParsedScene(source: source)).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "struct _FlipbookPreview1: Flipbook.View {")
    #expect(
      lines[1]
        == "  fileprivate struct Own: View { var body: some View { Text(\"a\") } }; var body: some Flipbook.View { Flipbook._previewContent {"
    )
    #expect(lines[2] == "  return Own()")
  }

  @Test(
    "a condition on a module whose names are there holds, on one of Linux's it does not",
    arguments: [
      ("AVKit", true), ("Network", true), ("CoreText", true), ("Glibc", false), ("RealityKit", false),
    ])
  func modules(name: String, holds: Bool) {
    let source = "#if canImport(\(name))\nstruct Phone {}\n#endif\n"
    let text = StagedScene(source: source, scene: ParsedScene(source: source)).text
    #expect(text.contains("#if true") == holds)
  }

  @Test("a module of the project's own is imported, whatever the system calls so; the system's is not")
  func ownModules() {
    let source = "import SwiftUI\nimport Network\nlet a = Network.Monitor()\n"
    func staged(_ own: Set<String>) -> String {
      SourceEdit.apply(
        ParsedScene(source: source, own: own, isKnown: { $0 == "SwiftUI" || own.contains($0) }).edits,
        to: source)
    }
    #expect(
      staged(["Network"]).contains("import Network") && staged(["Network"]).contains("= Network.Monitor"))
    #expect(!staged([]).contains("import Network") && !staged([]).contains("Network.Monitor"))
    #expect(ParsedScene(source: source, isKnown: { $0 == "SwiftUI" }).unknownModules.isEmpty)
  }

  @Test("an app is found and its @main taken away; #if os(iOS) and the simulator hold")
  func app() {
    let source = """
      @main
      struct Demo: App { var body: some Scene { WindowGroup { Text("") } } }
      #if os(iOS) && DEBUG && targetEnvironment(simulator)
      struct Phone: View { var body: some View { Text("") } }
      #endif
      """
    let scene = ParsedScene(source: source)
    #expect(scene.scenes.map(\.kind) == [.app, .view])
    let text = StagedScene(source: source, scene: scene).text
    #expect(!text.contains("@main"))
    #expect(text.contains("#if true    && DEBUG && true                        \n"))
    #expect(text.contains("register(\"Demo\", app: Demo.self)"))
  }
}
