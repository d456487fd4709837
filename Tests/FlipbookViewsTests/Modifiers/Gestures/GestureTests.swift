import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct GestureTests {
  struct Taps: View {
    @State private var width: CGFloat = 10
    @GestureState private var drag = CGSize.zero
    let isExclusive: Bool

    var body: some View {
      let single = TapGesture().onEnded { width = 20 }
      let double = TapGesture(count: 2).onEnded { width = 40 }
      Group {
        if isExclusive {
          Color.red.frame(width: width, height: 10).gesture(double.exclusively(before: single))
        } else {
          Color.red.frame(width: width, height: 10)
            .gesture(SpatialTapGesture().onEnded { width = 50 + $0.location.x })
        }
      }
      .offset(drag)
      .gesture(
        DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in state = value.translation }
          .onChanged { _ in }.onEnded { _ in })
    }
  }

  private func width(isExclusive: Bool, taps: Int, at point: CGPoint) -> CGFloat {
    let runtime = ViewRuntime { Taps(isExclusive: isExclusive) }
    _ = runtime.displayList(at: 0)
    runtime.scheduleTap(on: .point(x: point.x, y: point.y), at: 0.5, count: taps) { _ in
      Issue.record("nothing was tapped")
    }
    return runtime.fills(at: 1)[0].width
  }

  @Test("scripted taps reach tap gestures, the double one first where it is asked for")
  func taps() {
    #expect(width(isExclusive: true, taps: 1, at: CGPoint(x: 50, y: 50)) == 20)
    #expect(width(isExclusive: true, taps: 2, at: CGPoint(x: 50, y: 50)) == 40)
    #expect(width(isExclusive: false, taps: 1, at: CGPoint(x: 48, y: 50)) == 53)
  }

  @Test("a drag says how far it has come and would go")
  func dragValue() {
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: 30, y: 5),
      startLocation: CGPoint(x: 10, y: 10), velocity: CGSize(width: 40, height: -20))
    #expect(value.translation == CGSize(width: 20, height: -5))
    #expect(value.predictedEndLocation == CGPoint(x: 40, y: 0))
    #expect(value.predictedEndTranslation == CGSize(width: 30, height: -10))
  }
}
