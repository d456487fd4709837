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

  @Test("what scrolls sideways is seen and dragged at both sides of its safe area", arguments: [true, false])
  func sideways(isLazy: Bool) throws {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 40), background: .white, resources: TestRendering.resources
      ) {
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 0) { ForEach(0..<20) { _ in red.frame(width: 10) } }
          } else {
            HStack(spacing: 0) { ForEach(0..<20) { _ in red.frame(width: 10) } }
          }
        }
        .safeAreaPadding(.horizontal, 30)
      }
    }
    func columns(_ time: TimeInterval) throws -> ClosedRange<Int>? {
      let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: time))
      let found = (0..<100).filter { bitmap[$0, 20] & 0xff == 0 }
      return found.first.flatMap { first in found.last.map { first...$0 } }
    }
    #expect(try columns(0) == 30...99)
    // Ten points go before the finger counts as a drag's.
    runtime.schedule(
      InteractionStep(
        at: 0.1,
        .drag(
          .point(x: 90, y: 20), .offsets([CGSize(width: -60, height: 0)]),
          InteractionAction.Pacing(duration: 0.5, curve: .linear, velocity: .zero)))
    ) { Issue.record("nothing was dragged: \($0)") }
    let after = try #require(try columns(3))
    #expect(after == 0...99)
  }
}
