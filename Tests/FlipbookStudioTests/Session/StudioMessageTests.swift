import Foundation
import Testing

@testable import FlipbookStudio

@Suite("Messages of the studio's page")
struct StudioMessageTests {
  private func read(_ text: String) -> StudioMessage? {
    try? JSONDecoder().decode(StudioMessage.self, from: Data(text.utf8))
  }

  @Test("each operation is read with its values")
  func operations() {
    #expect(read(#"{"op":"frame","id":3,"frame":12}"#) == .frame(id: 3, frame: 12))
    #expect(
      read(#"{"op":"items","id":1,"frame":0,"x":1.5,"y":2}"#) == .items(id: 1, frame: 0, x: 1.5, y: 2))
    #expect(
      read(#"{"op":"options","values":{"scheme":"dark","fps":null}}"#)
        == .options(["scheme": "dark", "fps": nil]))
    #expect(
      read(#"{"op":"export","path":"a.mp4"}"#) == .export(path: "a.mp4", options: [:], overwrites: false))
  }

  @Test(
    "what is none of them is refused",
    arguments: [
      "", "[]", "{}", #"{"op":"frame"}"#, #"{"op":"frame","id":1.5,"frame":0}"#, #"{"op":"sh","path":"x"}"#,
      #"{"op":"frame","id":99999999999999999999,"frame":0}"#, #"{"op":["frame"]}"#,
      #"{"op":"options","values":{"fps":3}}"#,
    ])
  func strangers(_ text: String) {
    #expect(read(text) == nil)
  }
}
