import FlipbookMotion
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Random scenes with random changes, the same in every run.
@MainActor
@Suite struct FuzzTests {
  private static let frames = 40
  /// More are tried with `FLIPBOOK_FUZZ_SCENES=1000`.
  private static let scenes =
    ProcessInfo.processInfo.environment["FLIPBOOK_FUZZ_SCENES"].flatMap(UInt64.init) ?? 10

  /// A scene with its changes and taps posted at random times.
  private func runtime(seed: UInt64) -> ViewRuntime {
    var numbers = SeededNumbers(seed: seed)
    let control = RandomSceneControl()
    let tree = RandomTree.stack(
      numbers.below(4), (0..<3).map { _ in RandomTree.make(depth: 4, &numbers) })
    let runtime = ViewRuntime(200, 200) { RandomScene(tree: tree, control: control) }
    for _ in 0..<30 {
      let (time, index, value) = (Double(numbers.below(1300)) / 1000, numbers.below(8), numbers.below(64))
      let animation = RandomScene.animations[numbers.below(RandomScene.animations.count)]
      runtime.runLoop.post(at: time) { withAnimation(animation) { control.change(index, value) } }
    }
    for _ in 0..<8 {
      let point = TapTarget.point(x: Double(numbers.below(200)), y: Double(numbers.below(200)))
      runtime.scheduleTap(on: point, at: Double(numbers.below(1300)) / 1000) { _ in }
    }
    return runtime
  }

  private func pictures(_ runtime: ViewRuntime) -> [ContentHash] {
    (0..<Self.frames).map { runtime.displayList(at: Double($0) / 30).contentHash }
  }

  @Test("random scenes never trap, and give the same pictures in every run, with and without what is kept")
  func scenes() {
    var different: Set<ContentHash> = []
    for seed in 1...Self.scenes {
      let first = pictures(runtime(seed: seed))
      different.formUnion(first)
      #expect(pictures(runtime(seed: seed)) == first, "seed \(seed), again")
      let anew = runtime(seed: seed)
      anew.reusesRecordings = false
      #expect(pictures(anew) == first, "seed \(seed), drawn anew")
    }
    #expect(different.count > 100, "\(different.count) pictures")
  }
}
