import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing

@MainActor
@Suite("Dates as a film writes them")
struct FilmDateTests {
  @Test("a range of dates leaves out what both ends have in common")
  func interval() {
    let context = SceneContext.current.nextScene()
    SceneLocale.set(Locale(identifier: "en_US"), isPad: false, in: context)
    // 2026-01-01 09:41, Greenwich.
    let start = Date(timeIntervalSince1970: 1_767_260_460)
    func text(_ seconds: TimeInterval) -> String {
      // Spaces are thin and do not break.
      context.whileCurrent { FilmDate.text(start...start.addingTimeInterval(seconds)) }
        .map { $0.isWhitespace ? " " : String($0) }.joined()
    }
    #expect(text(5_400) == "9:41 – 11:11 AM")
    #expect(text(15_400) == "9:41 AM – 1:57 PM")
    #expect(text(3 * 86_400) == "Jan 1 – 4, 2026")
    #expect(text(400 * 86_400) == "Jan 1, 2026 – Feb 5, 2027")
  }
}
