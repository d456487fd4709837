import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The plates of compact date pickers against pictures of phones.
@MainActor
@Suite struct DatePillTests {
  @Test("the plate of a date and that of its time are 36 high and 4 apart")
  func gap() {
    let runtime = ViewRuntime(400, 100) { DatePicker("a", selection: .constant(.distantPast)) }
    let plates = runtime.fills(at: 0).filter { $0.height == 36 }
    #expect(plates.count == 2)
    #expect(plates[1].minX - plates[0].maxX == 4)
    #expect(plates[1].maxX == 400)
  }
}
