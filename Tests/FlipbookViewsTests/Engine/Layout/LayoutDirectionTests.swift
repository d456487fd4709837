import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Layouts from right to left")
struct LayoutDirectionTests {
  /// The first view at the left edge, the second by its trailing edge at a place, the others in a row from 40 on.
  private struct Own: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
      subviews[1].place(at: CGPoint(x: 90, y: 0), anchor: .topTrailing, proposal: .unspecified)
      let row = CGRect(x: 40, y: 0, width: 40, height: 10)
      var cache: Void = ()
      HStackLayout(spacing: 0).placeSubviews(
        in: row, proposal: ProposedViewSize(row.size), subviews: subviews[2..<subviews.count], cache: &cache)
    }
  }

  private func places(_ direction: LayoutDirection) -> [CGFloat] {
    ViewRuntime(100, 20) {
      Own {
        Color.red.frame(width: 10, height: 1)
        Color.red.frame(width: 5, height: 2)
        Color.red.frame(width: 7, height: 3)
        Color.red.frame(width: 8, height: 4)
      }
      .environment(\.layoutDirection, direction)
    }.fills(at: 0).sorted { $0.height < $1.height }.map(\.minX)
  }

  @Test("what a layout of a scene's places from left to right is mirrored in its bounds")
  func own() {
    let left = places(.leftToRight)
    #expect(left[0] == 0 && left[1] == 85 && left[3] == left[2] + 7)
    #expect(places(.rightToLeft) == zip(left, [10, 5, 7, 8]).map { 100 - $0 - $1 })
  }

  @Test("an inset at the top follows its alignment to the other side")
  func inset() {
    func place(_ direction: LayoutDirection) -> CGFloat? {
      ViewRuntime(100, 50) {
        Color.blue.safeAreaInset(edge: .top, alignment: .leading) { Color.red.frame(width: 30, height: 10) }
          .environment(\.layoutDirection, direction)
      }.fills(at: 0).first { $0.width == 30 }?.minX
    }
    #expect(place(.leftToRight) == 0)
    #expect(place(.rightToLeft) == 70)
  }
}
