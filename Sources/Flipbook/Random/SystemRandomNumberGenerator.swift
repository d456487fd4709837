/// Stands in for the standard library's type of this name in files that import Flipbook: its numbers follow
/// from `--seed`, so that a frame is the same each time it is drawn.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  @inlinable
  public init() {}

  public mutating func next() -> UInt64 { SceneRandom.next() }
}
