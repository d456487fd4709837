import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookViews

@Suite("Images from addresses")
@MainActor struct AsyncImageTests {
  private func side(_ url: URL?) -> CGFloat? {
    ViewRuntime {
      AsyncImage(url: url) { phase in
        let side: CGFloat = phase.image == nil ? 10 : 20
        Color.red.frame(width: side, height: side)
      }
    }.fills(at: 0).first?.width
  }

  @Test("what isn't there is the primary colour at 0.16")
  func placeholder() {
    func color(_ scheme: ColorScheme) -> String? {
      ViewRuntime { AsyncImage(url: nil).environment(\.colorScheme, scheme) }.colors(at: 0).first
    }
    #expect(color(.light) == "#00000029" && color(.dark) == "#FFFFFF29")
  }

  @Test("a file is there at once; a server, no address and a missing file are not")
  func phases() {
    #expect(side(URL(fileURLWithPath: #filePath)) == 20)
    #expect(side(URL(string: "https://example.com/a.png")) == 10)
    #expect(side(URL(fileURLWithPath: "/nowhere/a.png")) == 10)
    #expect(side(nil) == 10)
  }
}
