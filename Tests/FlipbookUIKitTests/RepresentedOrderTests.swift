import FlipbookDrawing
import FlipbookTestSupport
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor
@Suite("The order of a represented view's life")
struct RepresentedOrderTests {
  @MainActor
  private final class Told { var words: [String] = [] }

  private final class Pane: UIView {
    var told: Told?
    override func didMoveToWindow() { told?.words.append(window == nil ? "out" : "in the window") }
    override func layoutSubviews() { told?.words.append("laid out") }
  }

  private struct Represented: UIViewRepresentable {
    let told: Told
    func makeUIView(context: Context) -> Pane {
      told.words.append("made")
      let pane = Pane()
      pane.told = told
      return pane
    }
    func updateUIView(_ view: Pane, context: Context) {
      told.words.append(view.window == nil ? "updated outside" : "updated")
    }
  }

  @Test("it is made, updated, and then comes into the window and is laid out")
  func order() {
    let told = Told()
    SceneContext.current.nextScene().enter()
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 100), background: .white, resources: TestRendering.resources
      ) { Represented(told: told) }
    }
    _ = runtime.displayList(at: 0)
    #expect(told.words.prefix(4) == ["made", "updated outside", "in the window", "laid out"])
  }
}
