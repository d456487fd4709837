import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCompiler

@Suite("Names that aren't there")
struct NameScanTests {
  private let index = NameIndex(
    own: [
      "View", "View\tforegroundColor(_:)", "View\tonAppear(perform:)", "Text", "Text\tinit(_:)", "Color",
      "Color\tred", "State", "Toggle", "VStack", "Publishers\tMap",
    ], system: ["Int", "String", "String\tcount", "print(_:)"])

  private func missing(_ source: String) -> [String] {
    NameScan(source: source).missing(in: index).map { "\($0.name.line) \($0.name.text)" }
  }

  @Test("all are found, with the nearest that exists, however many one expression has")
  func all() {
    let source = """
      import Lottie
      struct A: View {
        @State var on = 1
        var body: some View {
          Text("a").foregroundColour(.red).wobble(.reed)
          Toggel(isOn: $on).onApear { print(Lottie.x) }
        }
      }
      """
    #expect(
      missing(source) == [
        "5 there is no .foregroundColour here; the nearest that exists is .foregroundColor",
        "5 there is no .wobble here", "5 there is no .reed here; the nearest that exists is .red",
        "6 there is no type Toggel here; the nearest that exists is Toggle",
        "6 there is no .onApear here; the nearest that exists is .onAppear", "6 there is no .x here",
      ])
  }

  @Test("what the file names itself is there: parameters, cases, closures' own, patterns, tuples, generics")
  func own() {
    #expect(
      missing(
        """
        enum E { case one(width: Int), two }
        struct S<Value> { var a: Value; func f(_ b: Int, c d: Int) -> (low: Int, high: Int) { (b, d) }
          func g(list: [Int]) { let x = f(1, c: 2).low; for i in list { print(i + x) }
            if case .one(let w) = E.two { print(w) }
            list.h { item in item.a }; h { $0.width; $1 }
          }
          func h(_ k: (_ q: Int) -> Void) {} }
        """) == [])
  }

  @Test("branches for other systems, attributes of the compiler and previews' traits are left alone")
  func leftAlone() {
    #expect(
      missing(
        """
        #if os(macOS)
        let a: NSView
        #else
        @available(iOS 15, *) @MainActor let a: Int = 1
        #endif
        #Preview("x", traits: .landscapeLeft) { Text("a") }
        """) == [])
    #expect(missing("@Wrapper var a: Int") == ["1 there is no @Wrapper here"])
  }

  @Test("the compiler's messages join, except those that follow from a missing name")
  func diagnosis() {
    let source =
      "struct A: View {\n  var body: some View {\n    Map().wobble()\n  }\n  func f() -> Int { \"x\" }\n}"
    let log = """
      /a/A.swift:3:5: error: cannot find 'Map' in scope
      1 | struct A
        |  `- error: cannot find 'Map' in scope
      /a/A.swift:2:23: error: type of expression is ambiguous without a type annotation
      /a/A.swift:3:11: error: value of type 'X' has no member 'wobble'
      /a/A.swift:5:21: error: cannot convert return expression of type 'String' to return type 'Int'
       note below
      """
    let diagnosis = CompileDiagnosis(
      parts: [SceneFile.Part(path: "A.swift", absolutePath: "/a/A.swift", source: source)],
      messages: CompilerMessage.read(log), index: index)
    #expect(
      diagnosis.findings.map { "\($0.line): \($0.text)" } == [
        "3: there is no type Map here", "3: there is no .wobble here",
        "5: cannot convert return expression of type 'String' to return type 'Int'",
      ])
    #expect(diagnosis.nameCount == 2)
    #expect(diagnosis.text.hasSuffix("return type 'Int'\n note below"))
  }

  @Test("a file that the compiler takes has no missing names, and names in backticks are declared")
  func taken() {
    let source = """
      extension View { func `if`(_ on: Bool) -> Self { self } }
      let a = Library.anything, b = Text("a").if(true), c = wobble()
      """
    func diagnosis(_ log: String) -> CompileDiagnosis {
      CompileDiagnosis(
        parts: [SceneFile.Part(path: "A.swift", absolutePath: "/a/A.swift", source: source)],
        messages: CompilerMessage.read(log), index: index)
    }
    #expect(diagnosis("").findings.isEmpty)
    let found = diagnosis("/a/A.swift:2:56: error: cannot find 'wobble' in scope").findings.map(\.text)
    #expect(!found.contains { $0.contains(".if") } && found.contains { $0.contains("wobble") })
  }

  @Test("of a symbol graph the paths are read, with a tab between their names")
  func graph() throws {
    let text = #"""
      {"metadata": {"pathComponents": 1}, "symbols": [
        {"kind": {}, "pathComponents": ["View", "f(_:)"], "names": {"title": "f(_:)"}}, {"pathComponents": ["Color"]},
        {"pathComponents": ["S", "\"q\"]"]}]}
      """#
    #expect(try SymbolGraph.paths(in: Data(text.utf8)) == ["View\tf(_:)", "Color", "S\t\"q\"]"])
    #expect(throws: DecodingError.self) { try SymbolGraph.paths(in: Data("{".utf8)) }
  }
}
