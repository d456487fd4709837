import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// How close contents come to the edges of rows; the texts of these tests are as high as their font.
@MainActor
@Suite struct RowEdgeTests {
  private let metrics = ControlMetrics(.iOS18).list

  private func heights<V: View>(@ViewBuilder _ rows: () -> V) -> [CGFloat] {
    let runtime = ViewRuntime(200, 600) { List { rows() } }
    return runtime.fills(at: 0).filter { $0.minX == metrics.margin && $0.width == 200 - 2 * metrics.margin }
      .map(\.height)
  }

  private var image: some View {
    Color.red.frame(width: 40, height: 40).modifier(CloseToRowEdges())
  }

  @Test("an image over a text keeps 11 from the edge of its row; beside a text it comes closer")
  func overText() {
    let least = metrics.contentInset
    let heights = heights {
      VStack(spacing: 0) {
        image
        Color.red.frame(width: 10, height: 10)
        Text("a")
      }
      HStack {
        VStack(spacing: 0) {
          HStack { image }
          Color.red.frame(width: 10, height: 10)
          Text("a")
        }
        image
      }
      HStack {
        image
        Text("a")
      }
    }
    let text = heights[0] - 50 - 22
    #expect(text > 10 && text < 25)
    #expect(heights[1] == heights[0])
    #expect(heights[2] == 40 + 2 * least)
  }
}
