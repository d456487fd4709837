import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Which of several views is shown.
@MainActor
@Suite struct ViewThatFitsTests {
  /// The fills of a text of several lines, or of red in its place, in a room of 60 × 30.
  private func fills(_ axes: Axis.Set) -> [CGRect] {
    ViewRuntime(60, 30) {
      ViewThatFits(in: axes) {
        Text("words that need more lines than two in so narrow a room").font(.system(size: 10))
        TestColor.red
      }
    }.fills(at: 0)
  }

  @Test("along an axis that doesn't count, a view is measured with the room that there is")
  func otherAxis() {
    let room = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(fills(.vertical) == [room])
    #expect(fills(.horizontal) == [room])
    let wide = ViewRuntime(600, 30) {
      ViewThatFits(in: .vertical) {
        Text("words that need more lines than two in a narrow room").font(.system(size: 10))
        TestColor.red
      }
    }
    #expect(wide.fills(at: 0).isEmpty)
  }
}
