import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Groups that open, outside of lists. `docs/fidelity.md` names the picture.
@MainActor
@Suite struct DisclosureGroupTests {
  /// reedkuivila/Fetch-iOS-Exercise, a dessert: rows 20.33 apart, in the middle, the label 8 higher than its line.
  @Test("content stands in the middle without room between, below a label with 4 over and under it")
  func places() {
    let fills = ViewRuntime(200, 200) {
      DisclosureGroup(isExpanded: .constant(true)) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10)
      } label: {
        Color.green.frame(width: 60, height: 30)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    .fills(at: 0)
    #expect(fills.contains(CGRect(x: 0, y: 4, width: 60, height: 30)), "\(fills)")
    #expect(fills.contains(CGRect(x: 80, y: 38, width: 40, height: 10)), "\(fills)")
    #expect(fills.contains(CGRect(x: 90, y: 48, width: 20, height: 10)), "\(fills)")
  }
}
