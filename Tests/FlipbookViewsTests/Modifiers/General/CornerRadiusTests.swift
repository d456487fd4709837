import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct CornerRadiusTests {
  private func list(@ViewBuilder _ content: () -> some View) -> DisplayList {
    ViewRuntime(content: content).displayList(at: 0)
  }

  @Test("corners are those of a rounded rectangle without a style: continuous")
  func continuous() {
    let card = TestColor.red.frame(width: 60, height: 40)
    let cut = list { card.cornerRadius(12) }
    #expect(cut == list { card.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous)) })
    #expect(cut != list { card.clipShape(RoundedRectangle(cornerRadius: 12, style: .circular)) })
  }
}
