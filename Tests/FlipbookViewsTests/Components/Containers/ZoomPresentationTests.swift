import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A cover or a sheet that comes at 1 s out of a view of 60 × 40 points at the top of a film of 300 × 600, and goes at 3 s.
@MainActor
@Suite("Covers and sheets that zoom from a view")
struct ZoomPresentationTests {
  private struct Presenter: View {
    let isSheet: Bool
    var source = 1
    var turns: [TimeInterval] = [1, 3]
    @Namespace private var namespace
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 0) {
        TestColor.red.frame(width: 60, height: 40).matchedTransitionSource(id: source, in: namespace)
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .fullScreenCover(isPresented: isSheet ? .constant(false) : $isShown) { presented }
      .sheet(isPresented: isSheet ? $isShown : .constant(false)) { presented }
      .onAppear {
        for turn in turns {
          FilmClock.post(after: turn) { MainActor.assumeIsolated { isShown.toggle() } }
        }
      }
    }

    private var presented: some View {
      TestColor.blue.ignoresSafeArea().navigationTransition(.zoom(sourceID: 1, in: namespace))
    }
  }

  private func film(isSheet: Bool, source: Int = 1, turns: [TimeInterval] = [1, 3]) -> ViewRuntime {
    ViewRuntime(300, 600) { Presenter(isSheet: isSheet, source: source, turns: turns) }
  }

  /// Of the blue in the presented view, which is as wide as the view and cut off below.
  private func blue(_ runtime: ViewRuntime, at time: TimeInterval) -> CGRect? {
    runtime.fills(at: time, of: .blue).first
  }

  private func red(_ runtime: ViewRuntime, at time: TimeInterval) -> [CGRect] {
    runtime.fills(at: time, of: .red)
  }

  private func way(_ spring: Spring, _ time: TimeInterval) -> CGFloat {
    spring.value(target: 1.0, time: time)
  }

  private func mixed(_ start: CGFloat, _ end: CGFloat, _ share: CGFloat) -> CGFloat {
    start + (end - start) * share
  }

  @Test("a cover opens with its center and width by one spring and its height by another")
  func cover() throws {
    let runtime = film(isSheet: false)
    for time in [0.05, 0.1, 0.2, 0.3] {
      let rect = try #require(blue(runtime, at: 1 + time))
      let share = way(Spring(response: 0.317, dampingRatio: 1), time)
      let height = mixed(40, 600, way(Spring(response: 0.406, dampingRatio: 0.925), time))
      #expect(abs(rect.width - mixed(60, 300, share)) < 0.01, "\(time)")
      #expect(abs(rect.midX - mixed(30, 150, share)) < 0.01, "\(time)")
      #expect(abs(rect.minY - (mixed(20, 300, share) - height / 2)) < 0.01, "\(time)")
    }
    #expect(try #require(blue(runtime, at: 2.5)) == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(red(runtime, at: 2.5).isEmpty)
  }

  @Test("a cover goes back to the view by the spring of the way back, and the view is seen again")
  func closing() throws {
    let runtime = film(isSheet: false)
    let start = try #require(red(runtime, at: 0.5).first)
    for time in [0.05, 0.1, 0.2] {
      let share = 1 - way(Spring(response: 0.34, dampingRatio: 0.92), time)
      let rect = try #require(blue(runtime, at: 3 + time) ?? red(runtime, at: 3 + time).first)
      #expect(abs(rect.width - mixed(60, 300, share)) < 0.01, "\(time)")
    }
    #expect(red(runtime, at: 4.5) == [start])
    #expect(blue(runtime, at: 4.5) == nil)
  }

  @Test("a sheet opens with its center by one spring and its size by another")
  func sheet() throws {
    let runtime = film(isSheet: true)
    for time in [0.1, 0.2, 0.4] {
      let rect = try #require(blue(runtime, at: 1 + time))
      let center = way(Spring(response: 0.349, dampingRatio: 0.833), time)
      let size = way(Spring(response: 0.472, dampingRatio: 0.748), time)
      #expect(abs(rect.width - mixed(60, 300, size)) < 0.01, "\(time): \(rect)")
      #expect(abs(rect.midX - mixed(30, 150, center)) < 0.01, "\(time)")
    }
    let place = try #require(blue(runtime, at: 2.9))
    #expect(place.width == 300 && place.minY > 20)
    #expect(blue(runtime, at: 4.5) == nil)
    #expect(red(runtime, at: 4.5).count == 1)
  }

  @Test("without the view, covers and sheets come from the bottom edge", arguments: [false, true])
  func missing(isSheet: Bool) throws {
    let runtime = film(isSheet: isSheet, source: 2)
    let rects = [1.1, 1.2, 1.3, 2.5].compactMap { blue(runtime, at: $0) }
    #expect(rects.count == 4 && rects.allSatisfy { $0.width == 300 && abs($0.minX) < 0.001 }, "\(rects)")
    #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.minY > $1.minY })
  }

  @Test("a cover that goes while it comes turns round without a jump, and leaves the view in its place")
  func interrupted() throws {
    let runtime = film(isSheet: false, turns: [1, 1.1])
    let widths = stride(from: 1.0, through: 2, by: 1.0 / 60).compactMap { time in
      (blue(runtime, at: time) ?? red(runtime, at: time).first)?.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { abs($0 - $1) < 45 }, "\(widths)")
    #expect(red(runtime, at: 2.5).map(\.width) == [60])
  }

  @Test("a cover shown again while it goes stays, and the view's place is empty")
  func reopened() {
    let runtime = film(isSheet: false, turns: [1, 3, 3.1])
    #expect(blue(runtime, at: 5) == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(red(runtime, at: 5).isEmpty)
  }

  private func pulled(_ way: CGSize, isSheet: Bool = false) -> ViewRuntime {
    let runtime = film(isSheet: isSheet, turns: [1])
    let pacing = InteractionAction.Pacing(duration: 1, curve: .linear, hold: 0.5)
    runtime.perform(at: 3, .drag(.point(x: 150, y: 200), .offsets([way]), pacing))
    return runtime
  }

  @Test("a finger that goes down makes the cover smaller about its point, and a short way comes back")
  func shortPull() throws {
    let runtime = pulled(CGSize(width: 0, height: 120))
    let rect = try #require(blue(runtime, at: 4.3))
    // The way counts from where the drag is recognized, 13.5 points and at most a step further.
    let travel = (1 - rect.width / 300) / 0.00078
    #expect((103...106.5).contains(travel), "\(travel)")
    let lowering = travel * 0.00154
    #expect(abs(rect.midX - 150) < 0.5)
    let middle = 300 - (300 - (213.5 + 106 - travel)) * lowering + 0.61 * travel
    #expect(abs(rect.minY - (middle - 300 * (1 - lowering))) < 1.5)
    #expect(blue(runtime, at: 6) == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test("a finger that goes far to the trailing side takes the cover back to the view")
  func longPull() throws {
    let runtime = pulled(CGSize(width: 145, height: 40))
    #expect(try #require(blue(runtime, at: 4.3)).width < 250)
    #expect(blue(runtime, at: 6) == nil)
    #expect(red(runtime, at: 6).map(\.width) == [60])
  }

  @Test("a finger that goes up, to the leading side or between two sides leaves the cover in its place")
  func otherSides() {
    for way in [
      CGSize(width: 0, height: -150), CGSize(width: -140, height: 0), CGSize(width: 120, height: 120),
    ] {
      #expect(blue(pulled(way), at: 4.3) == CGRect(x: 0, y: 0, width: 300, height: 600), "\(way)")
    }
  }

  @Test("a sheet under a finger draws in its sides, and zooms back past 100 points", arguments: [80.0, 150])
  func pulledSheet(way: Double) throws {
    let runtime = pulled(CGSize(width: 0, height: way), isSheet: true)
    let place = try #require(blue(runtime, at: 2.9))
    let rect = try #require(blue(runtime, at: 4.3))
    let travel = (300 - rect.width) / 0.55
    #expect(travel > way - 15 && travel <= way)
    #expect(abs(rect.minY - place.minY - 1.115 * travel) < 0.01)
    #expect(blue(runtime, at: 6) == (way < 100 ? place : nil))
  }
}
