import FlipbookDrawing
import FlipbookTestSupport
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Gestures around represented views")
struct RepresentedTouchTests {
  private final class Record { var lines: [String] = [] }

  private final class Heard: UIView {
    var record: Record?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      record?.lines.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      record?.lines.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      record?.lines.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      record?.lines.append("cancelled")
    }
  }

  private struct Represented: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func run(_ action: InteractionAction, _ content: @escaping @MainActor () -> some View) {
    SceneContext.current.nextScene().enter()
    FilmScreen.size = CGSize(width: 100, height: 100)
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: FilmScreen.size, background: .white, resources: TestRendering.resources) { content() }
    }
    runtime.schedule(InteractionStep(at: 0.2, action)) { Issue.record("\($0)") }
    for frame in 0...30 { _ = runtime.displayList(at: Double(frame) / 30) }
  }

  private let tap = InteractionAction.tap(.point(x: 50, y: 50), count: 1)

  @Test("a tap around a plain view is made; the view hears of the touch, and that it was taken from it")
  func plain() {
    let (record, view) = (Record(), Heard())
    view.record = record
    run(tap) { Represented(view: view).onTapGesture { record.lines.append("tap") } }
    #expect(record.lines == ["began", "cancelled", "tap"])
  }

  @Test("a view of which no gesture is made hears its touch to the end")
  func alone() {
    let (record, view) = (Record(), Heard())
    view.record = record
    run(tap) { Represented(view: view).onTapGesture(count: 2) { record.lines.append("twice") } }
    #expect(record.lines == ["began", "ended"])
  }

  @Test("a control and a view with a recognizer keep their touches, whatever lies in them")
  func kept() {
    let record = Record()
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in record.lines.append("button") })
    run(tap) { Represented(view: button).onTapGesture { record.lines.append("tap") } }
    #expect(record.lines == ["button"])
    let (view, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.addSubview(inner)
    view.addGestureRecognizer(UITapGestureRecognizer())
    run(tap) { Represented(view: view).onTapGesture { record.lines.append("tap") } }
    #expect(record.lines == ["button"])
    view.gestureRecognizers?.first?.isEnabled = false
    run(tap) { Represented(view: view).onTapGesture { record.lines.append("tap") } }
    #expect(record.lines == ["button", "tap"])
  }

  @Test("a drag without a least distance begins as the finger comes down")
  func drag() {
    let record = Record()
    let action = InteractionAction.drag(
      .point(x: 40, y: 50), .offsets([CGSize(width: 30, height: 0)]),
      InteractionAction.Pacing(duration: 0.3, curve: .linear))
    run(action) {
      Represented(view: UIView()).gesture(
        DragGesture(minimumDistance: 0).onChanged { record.lines.append("\(Int($0.translation.width))") })
    }
    #expect(record.lines.first == "0" && record.lines.last == "30")
  }
}
