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
}
