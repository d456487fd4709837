import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The button that leads back in a navigation bar.
@MainActor
struct WayBackTests {
  @Test("the way back is a chevron 11 by 19 over the margin, and the title 13 after the margin")
  func ink() throws {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 390, height: 100), background: .white, resources: TestRendering.resources
      ) {
        NavigationStack(path: .constant([1])) {
          Color.white.navigationTitle("Todo List").navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { _ in Color.white }
        }
        .environment(\.displayScale, 3)
      }
    }
    // In pixels, three a point.
    let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0), scale: 3)
    func isInk(_ x: Int, _ y: Int) -> Bool { bitmap[x, y] >> 16 & 0xff < 160 }
    let columns = (0..<360).filter { x in (0..<132).contains { isInk(x, $0) } }
    let chevron = columns.prefix { $0 < 75 }
    #expect(abs((chevron.first ?? 0) - 27) <= 2 && abs((chevron.last ?? 0) - 59) <= 3, "\(columns)")
    #expect(abs((columns.first { $0 >= 75 } ?? 0) - 90) <= 3, "\(columns)")
    // The page below names it.
    #expect(abs((columns.last ?? 0) - 293) <= 6, "\(columns)")
    let rows = (0..<132).filter { y in (15..<75).contains { isInk($0, y) } }
    #expect(abs((rows.first ?? 0) - 40) <= 3 && abs((rows.last ?? 0) - 95) <= 3, "\(rows)")
  }
}
