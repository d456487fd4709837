import Testing

@testable import FlipbookCompiler

@Suite("Cutting out what can't be compiled")
struct CutFinderTests {
  private static let source = """
    import SwiftUI
    struct Row: View {
      var title: String = missing()
      var name: String { unknown }
      var body: some View {
        Text(title)
          .unheardOf()
      }
      func shape() -> some Shape {
        nothing
      }
    }
    #Preview("Row") {
      Row().gone()
    }
    """

  /// The file with cuts for errors in lines, one after the other.
  private func text(_ lines: [Int]) -> String {
    var cuts: [SourceCut] = []
    for line in lines {
      _ = CutFinder(source: Self.source).add(line: line, reason: "why", place: "Row.swift", to: &cuts)
    }
    return SourceEdit.apply(cuts.map { SourceEdit(range: $0.range, text: $0.replacement) }, to: Self.source)
  }

  @Test("An error in what watches a property takes that alone, whether the property's type is written or not")
  func observers() {
    let source = """
      class Player {
        @Published var isPlaying = false {
          didSet { unknown() }
        }
        var rest = 1
      }
      """
    var cuts: [SourceCut] = []
    #expect(CutFinder(source: source).add(line: 3, reason: "why", place: "Player.swift", to: &cuts))
    let text = SourceEdit.apply(cuts.map { SourceEdit(range: $0.range, text: $0.replacement) }, to: source)
    #expect(text.contains("@Published var isPlaying = false") && !text.contains("unknown"))
    #expect(text.contains("var rest = 1"))
  }

  @Test("An unknown name in what runs later takes that alone: an action, a sheet, where a link leads")
  func later() {
    let source = """
      struct Row: View {
        var body: some View {
          VStack {
            Button("Go") { unknown(1) }
            Button { tell($0) } label: { Text("a") }
            NavigationLink(destination: Missing()) { Text("b") }
            List { Text("c") }.onDelete {
              gone($0)
            }
          }
          .sheet(isPresented: $isShown) {
            Scanner { result in take(result) }
          }
        }
      }
      """
    var cuts: [SourceCut] = []
    for line in [4, 5, 6, 8, 12] {
      #expect(
        CutFinder(source: source).add(
          line: line, reason: "cannot find 'x' in scope", place: "Row.swift", to: &cuts))
    }
    let text = SourceEdit.apply(cuts.map { SourceEdit(range: $0.range, text: $0.replacement) }, to: source)
    func trap(_ line: Int) -> String {
      "Swift.fatalError(Flipbook._uncompiled(\"Row.swift:\(line): cannot find 'x' in scope\"))"
    }
    func place(_ line: Int) -> String {
      "Flipbook._UncompiledPlace(\"Row.swift:\(line): cannot find 'x' in scope\")"
    }
    #expect(text.contains("Button(\"Go\") { \(trap(4)) }"))
    #expect(text.contains("Button { let _ = $0; \(trap(5)) } label: { Text(\"a\") }"))
    #expect(text.contains("NavigationLink(destination: \(place(6))) { Text(\"b\") }"))
    #expect(text.contains(".onDelete { let _ = $0; \(trap(8)) \n"))
    #expect(text.contains(".sheet(isPresented: $isShown) { \(place(12)) \n"))
  }

  @Test("An error that is not about a name, and one that is left after the part went, take the body")
  func notLater() {
    let source = """
      struct Row: View {
        var body: some View {
          Button("Go") { run() }.padding(unknown)
        }
      }
      """
    func cut(_ reasons: [String]) -> String {
      var cuts: [SourceCut] = []
      for reason in reasons {
        _ = CutFinder(source: source).add(line: 3, reason: reason, place: "Row.swift", to: &cuts)
      }
      return SourceEdit.apply(cuts.map { SourceEdit(range: $0.range, text: $0.replacement) }, to: source)
    }
    #expect(!cut(["cannot convert value"]).contains("Button"))
    let name = "cannot find 'unknown' in scope"
    #expect(cut([name]).contains("padding(unknown)"))
    #expect(!cut([name, name]).contains("Button"))
  }

  @Test("An error in a body takes the body alone, and every other line stays where it is")
  func body() {
    let text = text([7])
    #expect(text.contains("var body: some View { get { Flipbook._uncompiledView(\"Row.swift:7: why\") } }"))
    #expect(text.contains("#Preview(\"Row\")"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 15)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[12] == "#Preview(\"Row\") {")
  }

  @Test("A computed property of another type and a stored one with a type get values that end the preview")
  func values() {
    let text = text([3, 4])
    #expect(text.contains("var title: String = Flipbook._uncompiled(\"Row.swift:3: why\")"))
    #expect(
      text.contains(
        "var name: String { get { Swift.fatalError(Flipbook._uncompiled(\"Row.swift:4: why\")) } }"))
  }

  @Test(
    "A hidden type that can't be made takes the declaration; a second error in a body the declaration too")
  func declarations() {
    #expect(!text([10]).contains("func shape"))
    let twice = text([7, 7])
    #expect(!twice.contains("var body"))
    #expect(twice.contains("struct Row"))
    #expect(!text([7, 7, 7]).contains("struct Row"))
  }

  @Test("An error in a preview takes what is in it, and says why")
  func preview() {
    #expect(text([14]).contains("#Preview(\"Row\") { Flipbook._uncompiledView(\"Row.swift:14: why\")"))
  }

  @Test("When all is cut nothing more can go")
  func end() {
    var cuts: [SourceCut] = []
    let finder = CutFinder(source: Self.source)
    var count = 0
    while finder.add(line: 7, reason: "why", place: "Row.swift", to: &cuts) { count += 1 }
    #expect(count == 4)
    #expect(cuts.count == 1)
    #expect(cuts.first?.extent == .file)
  }

  @Test("a crash of the compiler is placed by the stack that it prints, the innermost first")
  func crashes() {
    let stack = """
      error: compile command failed due to signal 11 (use -v to see invocation)
      Stack dump:
      0.\tProgram arguments: swift-frontend -frontend
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/c/12-A.swift")
      """
    #expect(CompilerMessage.crash(in: stack)?.path == "/c/12-A.swift")
    #expect(CompilerMessage.crash(in: stack)?.line == 0)
    let deeper =
      stack + "\n4.\tWhile type-checking 'f()' (at /p/A.swift:7:3)\n5.\tWhile x [/p/A.swift:8:1 - line:9:2]"
    #expect(CompilerMessage.crash(in: deeper)?.path == "/p/A.swift")
    #expect(CompilerMessage.crash(in: deeper)?.line == 8)
    #expect(CompilerMessage.crash(in: "/p/A.swift:1:1: error: x") == nil)
    #expect(CompilerMessage.crash(in: "Stack dump:\n0.\tnothing") == nil)
  }

  @Test("an attribute that isn't known goes alone")
  func attributes() {
    let source = "@Odd(1)\nfinal class A {\n  @Odd var x = 1\n}"
    var cuts: [SourceCut] = []
    let finder = CutFinder(source: source)
    #expect(finder.add(line: 1, reason: "unknown attribute 'Odd'", place: "A.swift", to: &cuts))
    #expect(cuts.map(\.range) == [0..<7])
    #expect(finder.add(line: 3, reason: "unknown attribute 'Odd'", place: "A.swift", to: &cuts))
    #expect(cuts.count == 2 && cuts[1].replacement.isEmpty && cuts[1].range.count == 4)
  }
}
