import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Where a scene's own behaviour lets scrolled content rest")
struct ScrollTargetTests {
  private struct Steps: ScrollTargetBehavior {
    let length: CGFloat
    let report: (ScrollTargetBehaviorContext) -> Void

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      report(context)
      target.rect.origin.y = (target.rect.minY / length).rounded() * length
    }
  }

  private struct Centred: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      // The whole content's middle in the middle of the window.
      target.rect = CGRect(origin: .zero, size: context.contentSize)
      target.anchor = .center
    }
  }

  private func rest(_ behavior: some ScrollTargetBehavior, drag: CGFloat) -> CGFloat {
    let runtime = ViewRuntime {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(height: 30) } } }
        .scrollTargetBehavior(behavior)
    }
    runtime.perform(
      at: 0,
      .drag(
        .point(x: 50, y: 80), .offsets([CGSize(width: 0, height: -drag)]),
        InteractionAction.Pacing(duration: 0.5, curve: .linear, velocity: .zero, hold: 0)))
    _ = runtime.displayList(at: 0.2)
    _ = runtime.displayList(at: 0.6)
    let first = runtime.fills(at: 4).first
    return first.map { $0.minY.truncatingRemainder(dividingBy: 30) } ?? .nan
  }

  @Test("it is asked with where the content was, how fast it is and how much there is")
  func steps() {
    var contexts: [ScrollTargetBehaviorContext] = []
    let place = rest(Steps(length: 50) { contexts.append($0) }, drag: 60)
    #expect(contexts.count == 1)
    #expect(contexts.first?.originalTarget.rect == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(contexts.first?.contentSize.height == 600)
    #expect(contexts.first?.axes == .vertical)
    // At 50, of which a row and 20 points are above the window.
    #expect(abs(place + 20) < 0.5)
  }

  @Test("an anchor says which points come together")
  func anchor() {
    // 250 of 600 points are above a window of 100: eight rows and 10 points.
    #expect(abs(rest(Centred(), drag: 40) + 10) < 0.5)
  }
}

@MainActor
@Suite("Views that leave a scroll view")
struct ScrollTransitionTests {
  @Test("either side has a configuration of its own")
  func sides() {
    func colors(_ top: ScrollTransitionConfiguration, _ bottom: ScrollTransitionConfiguration) -> [String] {
      let runtime = ViewRuntime {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<2) { _ in
              Color.red.frame(height: 80).scrollTransition(topLeading: top, bottomTrailing: bottom) {
                $0.opacity($1.isIdentity ? 1 : 0)
              }
            }
          }
        }
      }
      return runtime.colors(at: 0).map { String($0.suffix(2)) }
    }
    // Of the second square 60 of 80 points are below the window.
    #expect(colors(.identity, .interactive) == ["FF", "40"])
    #expect(colors(.interactive, .identity) == ["FF", "FF"])
    // A quarter is in sight: by a curve, and of a threshold of a half.
    let eased = colors(.identity, .interactive(timingCurve: .easeIn))[1]
    #expect(abs(Double(Int(eased, radix: 16) ?? 0) - 255 * UnitCurve.easeIn.value(at: 0.25)) <= 1)
    #expect(colors(.identity, .interactive.threshold(.visible(0.5)))[1] == "80")
  }

  private struct Stage: View {
    let configuration: ScrollTransitionConfiguration
    @State private var isMoved = false
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: isMoved ? 40 : 80).onTapGesture { isMoved = true }
          Color.red.frame(height: 80).scrollTransition(configuration) { $0.opacity($1.isIdentity ? 1 : 0) }
        }
      }
    }
  }

  /// dtroupe18/iOS-Learning `ScaleFadeScrollTransitionView`, `BlurFadeTransition` (iOS 18): whole as half of it, or the part that
  /// the threshold says, is in sight, by an animation of its own.
  @Test("an animated one changes by its animation as a part of the view comes into sight")
  func animated() {
    func opacity(_ configuration: ScrollTransitionConfiguration, _ time: TimeInterval) -> String? {
      let runtime = ViewRuntime { Stage(configuration: configuration) }
      var shown = runtime.colors(at: 0)
      for step in 1...Int(time * 60) {
        if step == 60 { runtime.perform(at: 1, .tap(.point(x: 50, y: 20), count: 1)) }
        shown = runtime.colors(at: Double(step) / 60)
      }
      return shown.first { $0.hasPrefix("#FF3B30") }.map { String($0.suffix(2)) }
    }
    let linear = ScrollTransitionConfiguration.animated(.linear(duration: 1))
    #expect(opacity(linear, 0.9) == nil && opacity(linear, 3) == "FF")
    let half = opacity(linear, 1.5).flatMap { Int($0, radix: 16) } ?? 0
    #expect(abs(half - 128) < 12, "\(half)")
    #expect(opacity(linear.threshold(.visible(0.9)), 3) == nil)
    #expect(opacity(linear.threshold(.visible(0.2)), 0.1) == "FF")
  }
}
