import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// How far the content of scroll views is seen.
@MainActor
struct ScrollReachTests {
  @Test("content is seen down to the edge of the film, under the safe area's bottom")
  func underSafeArea() throws {
    func rows(_ padding: CGFloat) throws -> Int {
      let runtime = ViewRuntime.withoutCurrent {
        ViewRuntime(
          size: CGSize(width: 100, height: 100), background: .white, resources: TestRendering.resources
        ) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<20) { _ in Color(.sRGB, red: 1, green: 0, blue: 0).frame(height: 10) }
            }
          }
          .padding(.bottom, padding)
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 30) }
        }
      }
      let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0))
      return (0..<100).filter { bitmap[50, $0] & 0xff == 0 }.count
    }
    #expect(try rows(0) == 100)
    #expect(try rows(10) == 60)
  }
}
