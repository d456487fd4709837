import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// `ViewModifier.animation(_:)` moves what the modifier changes, and nothing of the view that it is applied to.
@MainActor
@Suite struct ModifierAnimationTests {
  private struct Place: AnimatableModifier {
    var x: CGFloat
    nonisolated var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, x) }
  }

  private struct Card: View {
    let isScoped: Bool
    @State private var isMoved = false

    var body: some View {
      let place = Place(x: isMoved ? 40 : 0)
      HStack(spacing: 0) {
        TestColor.red.frame(width: isMoved ? 20 : 10, height: 10)
          .modifier(isScoped ? AnyPlace(place.animation(.linear(duration: 1))) : AnyPlace(place))
        Spacer(minLength: 0)
      }
      .frame(width: 100)
      .onAppear { isMoved = true }
    }
  }

  private struct AnyPlace: ViewModifier {
    let apply: (AnyView) -> AnyView
    init(_ modifier: some ViewModifier) { apply = { AnyView($0.modifier(modifier)) } }
    func body(content: Content) -> some View { apply(AnyView(content)) }
  }

  private func frame(_ view: some View, at time: TimeInterval) -> CGRect {
    let runtime = ViewRuntime { view }
    _ = runtime.displayList(at: 0)
    return runtime.fills(at: time).first ?? .zero
  }

  @Test("what it changes glides, and the view's own size jumps")
  func scoped() {
    let start = frame(Card(isScoped: true), at: 0).minX
    for (time, way) in [(0.25, 10.0), (0.5, 20), (1, 40), (2, 40)] {
      let frame = frame(Card(isScoped: true), at: time)
      #expect(abs(frame.minX - start - way) < 1e-6 && frame.width == 20)
    }
  }

  @Test("without an animation it jumps")
  func jumps() {
    let start = frame(Card(isScoped: true), at: 0).minX
    #expect(frame(Card(isScoped: false), at: 0).minX - start == 40)
  }
}
