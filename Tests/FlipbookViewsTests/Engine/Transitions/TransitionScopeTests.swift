import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookViews

@MainActor
@Suite("What a transition's own animation applies to")
struct TransitionScopeTests {
  private struct Board: View {
    @State private var isMoved = false
    @State private var isShown = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isShown {
          Rectangle().frame(width: 10, height: 10).offset(x: isMoved ? 60 : 0)
            .animation(.linear(duration: 1), value: isMoved)
            .transition(.scale(scale: 0).animation(.linear(duration: 2)))
        }
        Color.clear.contentShape(Rectangle()).onTapGesture { isMoved = true }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear { isShown = true }
    }
  }

  @Test("the view's own changes keep their own animation")
  func ownAnimation() {
    let stage = ViewRuntime { Board() }
    _ = stage.fills(at: 0)
    // The scale, over two seconds about the middle of the view.
    #expect(isNear(stage.fills(at: 1)[0], CGRect(x: 2.5, y: 2.5, width: 5, height: 5)))
    _ = stage.fills(at: 2)
    stage.scheduleTap(on: .point(x: 90, y: 90), at: 2) { Issue.record("missed: \($0)") }
    _ = stage.fills(at: 2)
    #expect(isNear(stage.fills(at: 2.5)[0], CGRect(x: 30, y: 0, width: 10, height: 10)))
    #expect(isNear(stage.fills(at: 3.5)[0], CGRect(x: 60, y: 0, width: 10, height: 10)))
  }

  @Test("views at the root stand one below the other")
  func root() {
    let stage = ViewRuntime {
      Rectangle().frame(width: 20, height: 10)
      Rectangle().frame(width: 40, height: 10)
    }
    let fills = stage.fills(at: 0)
    #expect(fills.count == 2 && fills[1].minY - fills[0].maxY == 8)
  }
}
