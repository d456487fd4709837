import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// As in SwiftUI, whose `Shape` is not bound to the main actor: paths may be made on any thread.
@Suite("Shapes on other threads") struct ShapeIsolationTests {
  private struct Bar: Shape {
    var share: Double

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: 1)) }
  }

  @Test("a shape of one's own is made, animated and drawn off the main actor")
  func elsewhere() async {
    let width = await Task.detached {
      var bar = Bar(share: 0.25)
      bar.animatableData += 0.25
      return bar.path(in: CGRect(x: 0, y: 0, width: 40, height: 1)).boundingRect.width
    }.value
    #expect(width == 20)
  }
}
