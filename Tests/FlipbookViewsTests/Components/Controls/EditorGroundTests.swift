import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The ground of a text editor.
@Suite("the ground of a text editor")
@MainActor
struct EditorGroundTests {
  /// From FredericXS/RecipesApp, a new recipe in a dark sheet: rows with an editor are all of one colour.
  @Test("a row of a list is seen through an editor, which has a ground elsewhere")
  func row() {
    func colors(_ view: some View) -> [String] {
      ViewRuntime(300, 400) { view.environment(\.colorScheme, .dark) }.colors(at: 0)
    }
    let editor = TextEditor(text: .constant("a"))
    #expect(colors(editor).contains("#000000FF"))
    let rows = colors(Form { editor }.scrollContentBackground(.hidden))
    #expect(!rows.contains("#000000FF") && rows.contains("#1C1C1EFF"), "\(rows)")
  }
}
