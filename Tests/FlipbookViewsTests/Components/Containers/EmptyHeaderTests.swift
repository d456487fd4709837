import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Headers that show nothing.
@Suite("headers that show nothing")
@MainActor
struct EmptyHeaderTests {
  /// The room between the rows of two sections, in points.
  private func gap(_ second: some View) -> CGFloat {
    let fills = ViewRuntime(300, 400) {
      Form {
        Section("One") { Color.red.frame(width: 9, height: 20) }
        second
      }
    }.fills(at: 0).filter { $0.width == 9 }
    guard fills.count == 2 else { return .nan }
    return fills[1].minY - fills[0].maxY - 24
  }

  private var row: some View { Color.red.frame(width: 9, height: 20) }

  /// From shridharmalimca/SwiftUI `Form`, enabled and disabled: 54.67 between the plates.
  @Test("the header of an empty text keeps room; a section without one does not")
  func room() {
    let (empty, none) = (gap(Section("") { row }), gap(Section { row }))
    #expect(abs(empty - 54.67) < 0.34, "\(empty)")
    #expect(abs(none - 35) < 0.34, "\(none)")
  }
}
