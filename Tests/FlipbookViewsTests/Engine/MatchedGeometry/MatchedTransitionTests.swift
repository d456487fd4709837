import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Views that come and go by matching another one's place in their transition.
@MainActor
@Suite struct MatchedTransitionTests {
  private struct Flight: ViewModifier {
    let space: Namespace.ID
    let isAway: Bool
    @Namespace private var own

    func body(content: Content) -> some View {
      content.matchedGeometryEffect(
        id: 1, in: isAway ? space : own, properties: .position, isSource: false)
    }
  }

  private struct Shelf: View {
    @Namespace private var space
    let isShown: Bool
    var isOffset = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        TestColor.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        if isShown {
          TestColor.red.frame(width: 10, height: 10).transition(
            .modifier(
              active: Flight(space: space, isAway: true), identity: Flight(space: space, isAway: false)))
        }
      }
    }
  }

  @Test("a view flies out of the one that its transition matches, and back into it before it is gone")
  func flight() {
    let runtime = ViewRuntime.stepping([(0, 1, .linear(duration: 1)), (2, 0, .linear(duration: 1))]) {
      Shelf(isShown: $0 == 1)
    }
    runtime.check(
      10,
      [
        (0, 85, 85), (0.5, 42.5, 42.5), (1, 0, 0), (2, 0, 0), (2.5, 42.5, 42.5), (2.9, 76.5, 76.5),
      ])
    #expect(runtime.place(ofWidth: 10, at: 3.1) == nil)
  }

  @Test("without an animation it comes and goes at once")
  func atOnce() {
    let runtime = ViewRuntime.stepping([(0.5, 1, nil), (1, 0, nil)]) { Shelf(isShown: $0 == 1) }
    #expect(runtime.place(ofWidth: 10, at: 0.25) == nil)
    runtime.check(10, [(0.5, 0, 0), (0.75, 0, 0)])
    #expect(runtime.place(ofWidth: 10, at: 1) == nil)
  }

  @Test("it turns round where it is when it is wanted again on its way out")
  func comesBack() {
    let runtime = ViewRuntime.stepping([
      (0, 1, nil), (1, 0, .linear(duration: 1)), (1.5, 1, .linear(duration: 1)),
    ]) { Shelf(isShown: $0 == 1) }
    runtime.check(10, [(0.5, 0, 0), (1.5, 42.5, 42.5)])
    // What is left of the way out goes on beside the way back.
    runtime.check(10, [(2, 42.5, 42.5), (2.5, 0, 0), (3, 0, 0)])
  }

  private struct Aside: ViewModifier {
    let isAway: Bool
    func body(content: Content) -> some View {
      content.frame(width: 100, alignment: isAway ? .trailing : .leading)
    }
  }

  @Test("a view is there until its transition has moved it, where that is by layout alone")
  func byLayout() {
    let runtime = ViewRuntime.stepping([(0, 1, .linear(duration: 1))]) { value in
      ZStack {
        Color.clear
        if value == 0 {
          TestColor.red.frame(width: 10, height: 10).transition(
            .modifier(active: Aside(isAway: true), identity: Aside(isAway: false)))
        }
      }
    }
    runtime.check(10, [(0, 0, 45), (0.5, 45, 45), (0.9, 81, 45)])
    #expect(runtime.place(ofWidth: 10, at: 1.1) == nil)
  }
}
