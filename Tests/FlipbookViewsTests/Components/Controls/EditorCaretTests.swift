import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The caret of a text editor.
@MainActor
@Suite struct EditorCaretTests {
  private func editor(_ text: String) -> ViewRuntime {
    let runtime = ViewRuntime(200, 200) { TextEditor(text: .constant(text)) }
    _ = runtime.displayList(at: 0.1)
    runtime.perform(at: 0.2, .tap(.point(x: 100, y: 100), count: 1))
    return runtime
  }

  private func bar(_ runtime: ViewRuntime, at time: TimeInterval) -> CGRect? {
    runtime.fills(at: time).first { $0.width == 2 }
  }

  @Test("it is a bar of 2 points after the last letter, as high as a line, and blinks")
  func bar() throws {
    let runtime = editor("Some words")
    let text = try #require(runtime.textPlaces(at: 0.3).first)
    #expect(text.text == "Some words")
    let caret = try #require(bar(runtime, at: 0.4))
    #expect(abs(caret.minX - text.frame.maxX) < 1.5 && caret.height > 15, "\(caret), \(text.frame)")
    // Away from 0.65 to 0.8875 of its second.
    #expect(bar(runtime, at: 0.95) == nil && bar(runtime, at: 1.3) != nil)
  }

  @Test("without a letter it stands at the line's begin")
  func empty() throws {
    let caret = try #require(bar(editor(""), at: 0.4))
    #expect(caret.minX == 5)
  }
}
