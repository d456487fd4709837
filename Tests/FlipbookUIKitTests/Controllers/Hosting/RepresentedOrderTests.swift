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
  private final class Reporting { var words: [String] = [] }

  private final class Pane: UIView {
    var reported: Reporting?
    override func didMoveToWindow() { reported?.words.append(window == nil ? "out" : "in the window") }
    override func layoutSubviews() { reported?.words.append("laid out") }
  }

  private struct Represented: UIViewRepresentable {
    let reported: Reporting
    func makeUIView(context: Context) -> Pane {
      reported.words.append("made")
      let pane = Pane()
      pane.reported = reported
      return pane
    }
    func updateUIView(_ view: Pane, context: Context) {
      reported.words.append(view.window == nil ? "updated outside" : "updated")
    }
  }

  @Test("it is made, updated, and then comes into the window and is laid out")
  func order() {
    let reported = Reporting()
    SceneContext.current.nextScene().enter()
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 100), background: .white, resources: TestRendering.resources
      ) { Represented(reported: reported) }
    }
    _ = runtime.displayList(at: 0)
    #expect(reported.words.prefix(4) == ["made", "updated outside", "in the window", "laid out"])
  }
}
