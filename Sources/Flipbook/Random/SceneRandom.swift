import FlipbookMotion
import FlipbookTime

/// The generator behind every random call of a scene that names no generator of its own.
///
/// It starts anew at fixed points, so that what a call returns never depends on which frames were drawn
/// before: from the seed when a scene is made, from the seed and the time when a frame is drawn.
package enum SceneRandom {
  /// A point where the sequence starts anew.
  package enum Moment: Sendable {
    /// The scene's `init`.
    case initialisation
    /// Drawing the frame at a time, in seconds.
    case drawing(TimeInterval)
  }

  private struct State: Sendable {
    var seed: UInt64 = 0
    var generator = SeededGenerator(seed: 0)
  }

  private static let slot = SharedContextSlot(.scene) { Guarded(State()) }
  private static var state: Guarded<State> { SceneContext.anyThread[slot] }

  /// The seed of this run, from `--seed`.
  package static var seed: UInt64 { state.withLock { $0.seed } }

  /// Starts the sequence that belongs to a moment of a run.
  package static func restart(seed: UInt64, at moment: Moment) {
    let stream: UInt64 =
      switch moment {
      case .initialisation: 0
      // Time zero must differ from `initialisation`, and −0 must not differ from 0.
      case .drawing(let time): (time == 0 ? 0 : time.bitPattern) &+ 1
      }
    state.withLock { $0 = State(seed: seed, generator: SeededGenerator(seed: seed, stream: stream)) }
  }

  static func next() -> UInt64 { state.withLock { $0.generator.next() } }
}

extension SeededGenerator {
  /// The seed of this run: `--seed`, or 0.
  public static var runSeed: UInt64 { SceneRandom.seed }
}
