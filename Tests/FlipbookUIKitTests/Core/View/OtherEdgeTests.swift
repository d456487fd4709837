import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Scroll views that ignore the safe area at one edge alone; docs/fidelity.md names the picture.
@MainActor
struct OtherEdgeTests {
  private func rows(_ edges: Edge.Set) throws -> [UInt32] {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 100), background: .white, resources: TestRendering.resources
      ) {
        ScrollView { Color.black.frame(height: 300) }
          .ignoresSafeArea(edges: edges)
          .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 10) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20) }
      }
    }
    _ = runtime.displayList(at: 0)
    let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0.1))
    return [5, 50, 95].map { bitmap[50, $0] & 0xffffff }
  }

  @Test("what ignores the safe area at the top still shows its content under a bar at the bottom")
  func bottom() throws {
    #expect(try rows(.top) == [0, 0, 0])
    #expect(try rows([]) == [0xffffff, 0, 0])
  }
}
