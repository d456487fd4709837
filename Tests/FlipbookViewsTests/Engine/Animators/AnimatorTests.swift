import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct AnimatorTests {
  private func widths(_ runtime: ViewRuntime, _ times: [Double]) -> [Double] {
    times.map { Double(runtime.fills(at: $0).first?.width ?? -1) }
  }

  private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test("phases are reached one after the other, each by its own animation, round and round")
  func phases() {
    let runtime = ViewRuntime {
      PhaseAnimator([10.0, 20, 40]) { width in
        Color.red.frame(width: width, height: 10)
      } animation: { width in
        .linear(duration: width == 10 ? 2 : 1)
      }
    }
    let shown = widths(runtime, [0, 0.5, 1, 1.5, 2, 3, 4, 4.5])
    #expect(isNear(shown, [10, 15, 20, 30, 40, 25, 10, 15]), "\(shown)")
  }

  private typealias Phase = (animation: Animation, frames: Double)
  nonisolated private static let phases: [Phase] = [
    (Animation.spring(duration: 0.4, bounce: 0.2), 25),
    (Animation.linear(duration: 2).delay(0.2), 133),
    (Animation.spring(duration: 1, bounce: 1), 60),
    (Animation.spring(duration: 1, bounce: -1), 3),
    (Animation.spring(duration: 0.5, bounce: 0.3), 30),
    (Animation.spring(Spring(mass: 1, stiffness: 100, damping: 10)), 38),
  ]

  @Test(
    "a phase ends in the frame that sees its animation's end: of whole frames, one late but for halves and quarters",
    arguments: 0..<phases.count)
  func phaseEnds(index: Int) {
    let (animation, length) = (Self.phases[index].animation, Self.phases[index].frames / 60)
    var starts: [Double] = []
    let runtime = ViewRuntime {
      PhaseAnimator([0.0, 1]) { phase in
        Color.red.frame(width: 10 + phase, height: 10)
          .onChange(of: phase) { _, _ in starts.append(ViewRuntime.current?.now ?? -1) }
      } animation: { _ in
        animation
      }
    }
    for frame in 0...Int(length * 60 * 8) { _ = runtime.displayList(at: Double(frame) / 60) }
    let lengths = zip(starts.dropFirst(), starts).map { $0 - $1 }
    #expect(lengths.count >= 6 && lengths.allSatisfy { abs($0 - length) < 1e-6 }, "\(starts)")
  }

  @Test("phases that change nothing don't hang")
  func emptyPhases() {
    let runtime = ViewRuntime {
      PhaseAnimator([1, 2, 3]) { _ in Color.red.frame(width: 10, height: 10) }
    }
    #expect(widths(runtime, [0, 1, 2]) == [10, 10, 10])
  }

  struct Triggered: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 30], trigger: count) { content, extra in
          content.frame(width: 10 + extra).background(Color.blue)
        } animation: { _ in
          .linear(duration: 1)
        }
        .onTapGesture { count += 1 }
    }
  }

  @Test("a trigger takes the phases round once")
  func trigger() {
    let runtime = ViewRuntime { Triggered() }
    runtime.scheduleTap(on: .point(x: 50, y: 50), at: 1) { _ in Issue.record("missed") }
    let shown = widths(runtime, [0, 0.9, 1.5, 2, 2.5, 3, 5])
    #expect(isNear(shown, [10, 10, 25, 40, 25, 10, 10]), "\(shown)")
  }

  @Test("keyframes are followed and repeated")
  func keyframes() {
    let runtime = ViewRuntime {
      KeyframeAnimator(initialValue: 10.0) { width in
        Color.red.frame(width: width, height: 10)
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(10, duration: 1)
      }
    }
    let shown = widths(runtime, [0, 0.5, 1.5, 2.5])
    #expect(isNear(shown, [10, 20, 30, 20]), "\(shown)")
  }
}
