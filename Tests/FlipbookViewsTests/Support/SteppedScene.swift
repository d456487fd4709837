import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Runs changes of a number at times, each in an animation.
private struct SteppedScene<Content: View>: View {
  let steps: [ViewRuntime.Step]
  let content: (Int) -> Content
  @State private var value = 0

  var body: some View {
    content(value).onAppear {
      for step in steps {
        ViewRuntime.current?.runLoop.post(at: step.time) {
          withAnimation(step.animation) { value = step.value }
        }
      }
    }
  }
}

extension ViewRuntime {
  typealias Step = (time: Double, value: Int, animation: Animation?)

  /// A film of 100 × 100 points of what a number makes, which changes from 0 at times.
  static func stepping(
    _ steps: [Step] = [(0, 1, .linear(duration: 1))], @ViewBuilder content: @escaping (Int) -> some View
  ) -> ViewRuntime {
    ViewRuntime { SteppedScene(steps: steps, content: content) }
  }

  /// The place of the first fill of a width.
  func place(ofWidth width: CGFloat, at time: Double) -> CGPoint? {
    fills(at: time).first { abs($0.width - width) < 1e-6 }?.origin
  }

  /// Checks where the first fill of a width is at times, in order.
  func check(
    _ width: CGFloat, _ places: [(time: Double, x: CGFloat, y: CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, x, y) in places {
      let seen = place(ofWidth: width, at: time)
      #expect(
        seen.map { abs($0.x - x) < 1e-3 && abs($0.y - y) < 1e-3 } ?? false,
        "at \(time): \(String(describing: seen)) instead of \((x, y))", sourceLocation: sourceLocation)
    }
  }
}
