import Testing

@testable import FlipbookCompiler

@Suite("The closure of a preview")
struct PreviewMacroTests {
  private func staged(_ source: String) -> String {
    SourceEdit.apply(ParsedScene(source: source).edits, to: source)
  }

  @Test("types and functions at its start become the view's, and may use what is private to the file")
  func declarations() {
    let text = staged(
      """
      import SwiftUI
      private struct User {}
      #Preview {
        @MainActor struct Box: View { var user = User(); var body: some View { Color.red } }
        func tile(_ color: Color) -> some View { color }
        private func own() {}
        return VStack { tile(.red); Box() }
      }
      """)
    #expect(text.contains("@MainActor fileprivate struct Box: View"))
    #expect(text.contains("  fileprivate func tile(_ color: Color)"))
    #expect(text.contains("  private func own() {}; var body: some Flipbook.View {"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
  }

  @Test("a function after other statements stays where it is")
  func late() {
    let text = staged(
      "import SwiftUI\n#Preview { let n = 1; func f() -> Int { n }; return Text(\"\\(f())\") }")
    #expect(!text.contains("fileprivate"))
  }

  @Test("functions and types behind what is shown become the view's too, on their lines")
  func behind() {
    let text = staged(
      """
      import SwiftUI
      #Preview {
        return VStack { tile(1); tile(2) }

        func tile(_ n: Int) -> some View { Text("\\(n)") }
        @MainActor func other() {}
        private struct Own {}
      }
      """)
    #expect(
      text == """
        import SwiftUI
        struct _FlipbookPreview1: Flipbook.View { var body: some Flipbook.View { Flipbook._previewContent {
          return VStack { tile(1); tile(2) }

          }}; fileprivate func tile(_ n: Int) -> some View { Text("\\(n)") }
          @MainActor fileprivate func other() {}
          private struct Own {}
        }
        """)
  }

  @Test("traits of the library are calls, those of the project are applied by type")
  func traits() throws {
    let source = """
      import SwiftUI
      #Preview("A", traits: .landscapeLeft, .sampleData, .defaultLayout) { Text("a") }
      #Preview("B", traits: .modifier(Own()), .fixedLayout(width: 5, height: 6)) { Text("b") }
      """
    let scenes = ParsedScene(source: source).scenes
    #expect(
      scenes.map(\.modifiers) == [
        ".previewInterfaceOrientation(.landscapeLeft)._previewTraits(.sampleData)",
        "._previewTrait(Own()).previewLayout(.fixed(width: 5, height: 6))",
      ])
  }

  @Test("a widget's preview hands its closures to a function, and the picture is as large as the widget")
  func widget() throws {
    let source = """
      import WidgetKit
      #Preview("Steps", as: .systemSmall) {
        StepsWidget()
      } timeline: {
        Entry(date: .now)
      }
      """
    let text = staged(source)
    #expect(
      text.contains(
        "struct _FlipbookPreview1: Flipbook.View { var body: some Flipbook.View { WidgetKit._widgetPreview(as: .systemSmall) {"
      ))
    #expect(text.contains("} timeline: {") && text.hasSuffix("}}}"))
    let scene = try #require(ParsedScene(source: source).scenes.first)
    #expect(scene.name == "Steps" && scene.modifiers == ".previewLayout(.sizeThatFits)")
  }
}
