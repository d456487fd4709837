/// Stands in for the standard library's type of this name in files that import Flipbook: its numbers follow
/// from `--seed`, so that a frame is the same each time it is drawn.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Makes a generator. All draw from the scene's one sequence.
  @inlinable
  public init() {}

  /// Returns the next 64 bits of the scene's sequence.
  public mutating func next() -> UInt64 { SceneRandom.next() }
}
