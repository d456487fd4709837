import FlipbookDrawing
import FlipbookRaster
import FlipbookTestSupport
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

/// Pairs of changes of SwiftUI's containers that overlap: pages, sheets and covers asked for at some moment of another.
/// Whatever the pair, at rest the film shows what the state says.
@MainActor struct ContainerPairTests {
  enum Step: CaseIterable {
    case push, pop, popToRoot, sheet, noSheet, cover, noCover, popIsTakenBack, back, edgePan
  }

  struct Pair: CustomTestStringConvertible {
    let first: Step
    let second: Step
    /// Of the first change, in seconds after it.
    let moment: TimeInterval

    var testDescription: String { "\(first), \(second) after \(moment) s" }
  }

  /// A sheet and a cover of one view can't be there together.
  nonisolated static let pairs: [Pair] = Step.allCases.flatMap { first in
    Step.allCases.filter { Set([first, $0]) != [.sheet, .cover] }.flatMap { second in
      [0, 1.0 / 60, 0.1, 0.3, 0.6].map { Pair(first: first, second: second, moment: $0) }
    }
  }

  @MainActor private final class Remote {
    var take: (Step) -> Void = { _ in }
    var expected: () -> [Double] = { [] }
  }

  private static func color(_ page: Int) -> [Double] { [[1, 0, 0], [0, 1, 0], [0, 0, 1]][min(page, 2)] }

  private struct Page: View {
    let color: [Double]
    var body: some View { Color(red: color[0], green: color[1], blue: color[2]).ignoresSafeArea() }
  }

  private struct Stage: View {
    let remote: Remote
    @State private var path = [1]
    @State private var sheet = false
    @State private var cover = false

    var body: some View {
      NavigationStack(path: $path) {
        Page(color: ContainerPairTests.color(0)).navigationTitle("Page")
          .navigationDestination(for: Int.self) { Page(color: ContainerPairTests.color($0)) }
      }
      .sheet(isPresented: $sheet) { Page(color: [1, 0, 1]) }
      .fullScreenCover(isPresented: $cover) { Page(color: [0, 1, 1]) }
      .onAppear {
        remote.take = take
        remote.expected = {
          cover ? [0, 1, 1] : sheet ? [1, 0, 1] : ContainerPairTests.color(path.last ?? 0)
        }
      }
    }

    private func take(_ step: Step) {
      switch step {
      case .push: path.append(path.count + 1)
      case .pop: if !path.isEmpty { path.removeLast() }
      case .popToRoot: path = []
      case .sheet: sheet = true
      case .noSheet: sheet = false
      case .cover: cover = true
      case .noCover: cover = false
      case .popIsTakenBack:
        let old = path
        path = []
        path = old
      case .back, .edgePan: break
      }
    }
  }

  @Test(
    "after changes that overlap the film shows what the state says, and goes on from there", arguments: pairs)
  func pairs(_ pair: Pair) throws {
    SceneContext.current.nextScene().enter()
    let remote = Remote()
    let size = CGSize(width: 200, height: 300)
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: size, background: .white, resources: TestRendering.resources) {
        Stage(remote: remote)
      }
    }
    func go(to time: TimeInterval, rate: Double = 60) -> DisplayList {
      var next = runtime.now + 1 / rate
      while next < time - 1e-9 {
        _ = runtime.displayList(at: next)
        next += 1 / rate
      }
      return runtime.displayList(at: time)
    }
    /// A change of the state, or a finger that goes down, maybe across, and up, on whatever is there.
    func take(_ step: Step) {
      let action: InteractionAction
      switch step {
      case .back: action = .tap(.point(x: 20, y: 22), count: 1)
      case .edgePan:
        action = .drag(
          .point(x: 3, y: 120), .offsets([CGSize(width: 150, height: 0)]),
          InteractionAction.Pacing(duration: 0.2, curve: .linear, hold: 0))
      default: return remote.take(step)
      }
      // It may find nothing that answers.
      runtime.schedule(InteractionStep(at: runtime.now + 1e-3, action)) { _ in }
    }
    /// No picture on the way lets the white behind the pages through.
    func checkGround(_ list: DisplayList) throws {
      let picture = try TestRendering.bitmap(of: list)
      for x in [8, 100, 190] {
        let darkest = [16, 8, 0].map { (picture[x, 200] >> $0) & 0xff }.min() ?? 255
        #expect(darkest < 200, "\(runtime.now): white at \(x)")
      }
    }
    func check(_ list: DisplayList, _ comment: String) throws {
      let pixel = try TestRendering.bitmap(of: list)[100, 200]
      let seen = [16, 8, 0].map { Double((pixel >> $0) & 0xff) / 255 }
      let expected = remote.expected()
      for (a, b) in zip(expected, seen) { #expect(abs(a - b) < 0.02, "\(comment): \(expected), \(seen)") }
    }
    _ = runtime.displayList(at: 0)
    _ = go(to: 0.5)
    take(pair.first)
    _ = go(to: 0.5 + pair.moment)
    take(pair.second)
    for time in [0.02, 0.1, 0.2, 0.35, 0.5] { try checkGround(go(to: 0.5 + pair.moment + time)) }
    // The rest needs no frames of a phone's rate.
    try check(go(to: 3, rate: 15), "at rest")
    for step in [Step.noSheet, .noCover] { take(step) }
    _ = go(to: 4, rate: 15)
    take(.push)
    try check(go(to: 6, rate: 15), "after another push")
  }
}
