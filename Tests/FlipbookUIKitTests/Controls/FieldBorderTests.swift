import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Text fields with a border.
@MainActor
struct FieldBorderTests {
  @Test("a field with a border is 34 high; its border is a pixel of black at a fifth")
  func border() throws {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 60), background: .white, resources: TestRendering.resources
      ) {
        TextField("", text: .constant("")).textFieldStyle(.roundedBorder)
          .environment(\.displayScale, 3)
      }
    }
    let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0), scale: 3)
    let dark = (0..<180).filter { bitmap[150, $0] & 0xff < 250 }
    #expect(dark.count == 2 && (dark.last ?? 0) - (dark.first ?? 0) == 34 * 3 - 1, "\(dark)")
    #expect(dark.map { bitmap[150, $0] & 0xff } == [204, 204])
  }
}
