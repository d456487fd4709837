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
    let runtime = ViewRuntime(200, 900) { List { rows() } }
    return runtime.fills(at: 0).filter { $0.minX == metrics.margin && $0.width == 200 - 2 * metrics.margin }
      .map(\.height)
  }

  private func lines(_ sizes: CGFloat...) -> some View {
    VStack(spacing: 0) { ForEach(sizes, id: \.self) { Text("a").font(.system(size: $0)) } }
  }

  @Test("contents up to 37 high make rows of 44 or keep 4 from the edges, whatever they are")
  func low() {
    #expect(
      heights {
        lines(20, 13)
        HStack {
          Image(systemName: "bell").frame(width: 30)
          lines(20, 13)
        }
        Toggle(isOn: .constant(true)) { lines(20, 17) }
        TestColor.red.frame(height: 37)
      } == [44, 44, 45, 45])
  }

  @Test("higher ones keep 11, images, controls and fields too")
  func high() {
    let least = 2 * metrics.contentInset
    #expect(
      heights {
        lines(20, 18)
        HStack {
          TestColor.red.frame(width: 50, height: 50)
          Text("a")
        }
        Toggle(isOn: .constant(true)) { lines(20, 26) }
        VStack(spacing: 4) {
          TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
          Text("a").font(.system(size: 13))
        }
        lines(20, 12).padding(.vertical, 4)
      } == [38 + least, 72, 46 + least, 51 + least, 40 + least])
  }
}
