import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A transition that moves a view changes its place (OpenSwiftUI: `_OffsetEffect`, `MoveTransition.MoveLayout`), which the
/// transaction inside animates, whatever the change was made with. Films of 100 × 100 points; the change comes at 0.
@MainActor
@Suite struct TransitionPlaceTests {
  private enum Kind: CaseIterable { case offset, bottom, push }

  private func transition(_ kind: Kind) -> AnyTransition {
    switch kind {
    case .offset: .offset(x: 0, y: 20)
    case .bottom: .move(edge: .bottom)
    case .push: .push(from: .bottom)
    }
  }

  private func scene(_ kind: Kind, from start: Int, inner: Animation?) -> ViewRuntime {
    ViewRuntime.stepping([(0, 1, nil)]) { value in
      Group {
        if value != start {
          TestColor.red.frame(width: 20, height: 20).animation(inner).transition(transition(kind))
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test("a view that comes goes the way by the animation inside of its transition", arguments: Kind.allCases)
  private func comes(kind: Kind) {
    let runtime = scene(kind, from: 0, inner: .linear(duration: 1))
    runtime.check(20, [(0, 40, 60), (0.25, 40, 55), (0.5, 40, 50), (1, 40, 40), (2, 40, 40)])
  }

  @Test("a view that leaves is there until it has gone the way")
  func leaves() {
    for kind in [Kind.offset, .bottom] {
      let runtime = scene(kind, from: 1, inner: .linear(duration: 1))
      runtime.check(20, [(0, 40, 40), (0.25, 40, 45), (0.5, 40, 50), (0.9, 40, 58)])
      #expect(runtime.place(ofWidth: 20, at: 1.1) == nil)
    }
  }

  @Test("without an animation inside it comes and goes at once")
  func jumps() {
    #expect(scene(.bottom, from: 0, inner: nil).place(ofWidth: 20, at: 0) == CGPoint(x: 40, y: 40))
    #expect(scene(.bottom, from: 1, inner: nil).place(ofWidth: 20, at: 0) == nil)
  }

  @Test("an animation that waits for a value it has never seen doesn't move what comes")
  func waits() {
    let runtime = ViewRuntime.stepping([(0, 1, nil)]) { value in
      Group {
        if value == 1 {
          TestColor.red.frame(width: 20, height: 20).animation(.linear(duration: 1), value: value)
            .transition(.move(edge: .bottom))
        }
      }
      .frame(width: 100, height: 100)
    }
    #expect(runtime.place(ofWidth: 20, at: 0) == CGPoint(x: 40, y: 40))
  }

  @Test("the change's own animation moves it as before")
  func outer() {
    let runtime = ViewRuntime.stepping { value in
      Group {
        if value == 1 { TestColor.red.frame(width: 20, height: 20).transition(.move(edge: .bottom)) }
      }
      .frame(width: 100, height: 100)
    }
    runtime.check(20, [(0, 40, 60), (0.5, 40, 50), (1, 40, 40)])
  }
}
