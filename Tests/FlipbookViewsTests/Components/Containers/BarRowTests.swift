import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("The row of a bar")
struct BarRowTests {
  /// From left to right, and where each begins: 60 points of items, a title, 30 points of items.
  private func places(_ title: CGFloat?, direction: LayoutDirection = .leftToRight) -> [[CGFloat]] {
    ViewRuntime(200, 44) {
      BarRow(gap: 8) {
        Color.red.frame(width: 60, height: 20)
        Color.green.frame(width: title, height: 10)
        Color.blue.frame(width: 30, height: 20)
      }
      .environment(\.layoutDirection, direction)
    }.fills(at: 0).sorted { $0.minX < $1.minX }.map { [$0.minX, $0.width] }
  }

  @Test("a title is in the middle, or beside the items that are in its way, and no wider than its room")
  func middle() {
    #expect(places(40) == [[0, 60], [80, 40], [170, 30]])
    #expect(places(90) == [[0, 60], [68, 90], [170, 30]])
    #expect(places(nil) == [[0, 60], [68, 94], [170, 30]])
    #expect(places(90, direction: .rightToLeft) == [[0, 30], [42, 90], [140, 60]])
  }

  @Test("items that could be wider have their ideal width, and leave the title its place")
  func flexible() {
    let fills = ViewRuntime(200, 44) {
      BarRow(gap: 8) {
        Color.red.frame(idealWidth: 24, maxWidth: .infinity).frame(height: 20)
        Color.green.frame(width: 40, height: 10)
        Color.blue.frame(idealWidth: 30, maxWidth: .infinity).frame(height: 20)
      }
    }.fills(at: 0).sorted { $0.minX < $1.minX }
    #expect(fills.map { [$0.minX, $0.width] } == [[0, 24], [80, 40], [170, 30]])
  }

  @Test("a title is one line, which ends before the items")
  func oneLine() throws {
    let long = "A title that is much too long for any bar of a phone"
    let runtime = ViewRuntime(300, 300) {
      NavigationStack {
        Color.red.navigationTitle(long).navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarLeading) { Rectangle().frame(width: 40, height: 9) }
        }
      }
    }
    let title = try #require(runtime.textPlaces(at: 0).first { $0.text.hasPrefix("A title") })
    #expect(title.frame.height < 25 && title.frame.minX >= 16 + 40 + 8 - 0.5, "\(title)")
    #expect(title.frame.maxX <= 300 - 16 + 0.5, "\(title)")
  }
}
