import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookViews

@Suite("Styles that hold a control of their own kind")
@MainActor
struct OwnControlTests {
  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(10)
    }
  }

  struct Square: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 40, height: 40) }
  }

  struct Wide: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
  }

  struct Block: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 30, height: 30) }
  }

  @Test("a toggle's style hands its toggle on to the style further out")
  func toggle() {
    let rects = ViewRuntime(200, 200) {
      Toggle(isOn: .constant(true)) { EmptyView() }.fixedSize().toggleStyle(Framed()).toggleStyle(Square())
    }.fills(at: 0)
    #expect(rects.contains { $0.size == CGSize(width: 40, height: 40) })
  }

  @Test("a button's style hands its button on to the style further out")
  func button() {
    let rects = ViewRuntime(200, 200) {
      Button {
      } label: {
        EmptyView()
      }
      .buttonStyle(Wide()).buttonStyle(Block())
    }.fills(at: 0)
    #expect(rects.map(\.size) == [CGSize(width: 30, height: 30)])
  }

  @Test("without a style further out it takes the system's")
  func system() {
    let rects = ViewRuntime(200, 200) {
      Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().toggleStyle(Framed())
    }.fills(at: 0)
    #expect(rects.contains { $0.size == CGSize(width: 51, height: 31) })
  }
}
