import FlipbookDrawing
import FlipbookTestSupport
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor
@Suite("The size of a represented view")
struct RepresentedSizeTests {
  private final class Sized: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { size }
  }

  private struct Represented: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// The size in the middle of a film of 100 × 100.
  private func size(_ view: UIView, isFixed: Bool = false) -> CGSize {
    SceneContext.current.nextScene().enter()
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 100), background: .white, resources: TestRendering.resources
      ) { Represented(view: view).fixedSize(horizontal: isFixed, vertical: isFixed) }
    }
    _ = runtime.displayList(at: 0)
    return view.bounds.size
  }

  @Test("it grows with its room unless it hugs its content, and shrinks with it only where it yields")
  func priorities() {
    let view = Sized()
    view.size = CGSize(width: 160, height: 40)
    // By default a view grows, and doesn't shrink.
    #expect(size(view) == CGSize(width: 160, height: 100))
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    #expect(size(view) == CGSize(width: 100, height: 40))
    view.setContentHuggingPriority(UILayoutPriority(749), for: .vertical)
    #expect(size(view) == CGSize(width: 100, height: 100))
    #expect(size(view, isFixed: true) == CGSize(width: 160, height: 40))
  }

  @Test("one without a natural size takes what it is offered, and is nothing by itself")
  func natural() {
    #expect(size(Sized()) == CGSize(width: 100, height: 100))
    #expect(size(Sized(), isFixed: true) == .zero)
  }

  @Test("labels and image views are no exception")
  func labels() {
    let label = UILabel()
    label.text = "a"
    #expect(size(label) == CGSize(width: 100, height: 100))
    label.text = String(repeating: "words ", count: 40)
    #expect(size(label).width > 100)
    #expect(size(UIImageView()) == CGSize(width: 100, height: 100))
  }
}
