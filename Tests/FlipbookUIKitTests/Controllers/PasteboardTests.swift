import FlipbookDrawing
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("The pasteboard of a scene")
struct PasteboardTests {
  @Test("has what was copied last, by its type and by its kind")
  func copied() {
    SceneContext.current.nextScene().enter()
    let board = UIPasteboard.general
    board.setValue("word", forPasteboardType: "public.plain-text")
    #expect(board.string == "word" && board.hasStrings && !board.hasURLs)
    #expect(board.value(forPasteboardType: "public.plain-text") as? String == "word")
    board.url = URL(string: "https://example.com")
    #expect(board.string == nil && board.hasURLs && board.contains(pasteboardTypes: ["public.url"]))
    board.setData(Data([1]), forPasteboardType: "a.b")
    #expect(board.url == nil && board.data(forPasteboardType: "a.b") == Data([1]))
    board.string = nil
    #expect(!board.contains(pasteboardTypes: ["a.b"]))
  }

  @Test("has all values of one kind, of which the first stands for them")
  func several() {
    SceneContext.current.nextScene().enter()
    let board = UIPasteboard.general
    board.strings = ["one", "two"]
    #expect(board.string == "one" && board.strings == ["one", "two"] && board.images == nil)
    board.images = [UIImage(), UIImage()]
    #expect(board.images?.count == 2 && board.hasImages && board.strings == nil)
    board.color = .red
    #expect(board.colors == [.red] && board.images == nil)
  }
}
