import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Several views of one condition, of which one names a transition. Linear animations of one second.
@MainActor
@Suite struct BranchFadeTests {
  private func stage(isInserted: Bool) -> ViewRuntime {
    ViewRuntime.stepping([(0, 1, .linear(duration: 1))]) { value in
      ZStack(alignment: .topLeading) {
        if (value == 1) == isInserted {
          TestColor.red.frame(width: 30, height: 10)
          TestColor.blue.frame(width: 20, height: 10).transition(.move(edge: .leading))
        }
        Spacer()
      }
    }
  }

  /// x and opacity of the view of a width.
  private func shown(_ width: CGFloat, in list: DisplayList) -> [Double] {
    for item in list.items where abs(Probe.rect(item)[2] - width) < 0.01 {
      return [Probe.rect(item)[0]] + Probe.opacity(item)
    }
    return []
  }

  @Test("a view without a transition fades beside one that moves, both as they come and as they go")
  func fades() {
    for isInserted in [true, false] {
      let stage = stage(isInserted: isInserted)
      let start = stage.displayList(at: isInserted ? 1 : 0)
      let rest = (shown(30, in: start), shown(20, in: start))
      #expect(rest.0.last == 1 && rest.1.last == 1)
      let runtime = self.stage(isInserted: isInserted)
      for time in [0.25, 0.5, 0.75] {
        let list = runtime.displayList(at: time)
        let there = isInserted ? time : 1 - time
        let (fading, moving) = (shown(30, in: list), shown(20, in: list))
        #expect(
          fading.count == 2 && abs(fading[0] - rest.0[0]) < 1e-3 && abs(fading[1] - there) < 1e-3,
          "\(fading) at \(time)")
        #expect(
          moving.count == 2 && abs(moving[0] - (rest.1[0] - 20 * (1 - there))) < 1e-3 && moving[1] == 1,
          "\(moving) at \(time)")
      }
      #expect(runtime.displayList(at: 1.1).items.count == (isInserted ? 2 : 0))
    }
  }

  @Test("without an animation it is gone at once, while a transition of its own goes on")
  func unanimated() {
    let runtime = ViewRuntime.stepping([(0, 1, nil)]) { value in
      ZStack(alignment: .topLeading) {
        if value == 0 {
          TestColor.red.frame(width: 30, height: 10)
          TestColor.blue.frame(width: 20, height: 10)
            .transition(.move(edge: .leading).animation(.linear(duration: 1)))
        }
        Spacer()
      }
    }
    let list = runtime.displayList(at: 0.5)
    #expect(shown(30, in: list).last ?? 0 == 0)
    #expect(!shown(20, in: list).isEmpty)
  }

  @Test("a container comes and goes as one, whatever transitions views in it have", arguments: [true, false])
  func containers(isInserted: Bool) {
    let runtime = ViewRuntime.stepping([(0, 1, .linear(duration: 1))]) { value in
      ZStack(alignment: .topLeading) {
        if (value == 1) == isInserted {
          VStack(alignment: .leading, spacing: 0) {
            TestColor.red.frame(width: 30, height: 10)
            TestColor.blue.frame(width: 20, height: 10).transition(.move(edge: .leading))
          }
        }
      }
      // A spacer doesn't count for the size of a pile.
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    for time in [0.25, 0.5, 0.75] {
      let list = runtime.displayList(at: time)
      let there = isInserted ? time : 1 - time
      for width: CGFloat in [30, 20] {
        let place = shown(width, in: list)
        #expect(
          place.count == 2 && abs(place[0]) < 1e-3 && abs(place[1] - there) < 1e-3, "\(place) at \(time)")
      }
    }
  }
}
