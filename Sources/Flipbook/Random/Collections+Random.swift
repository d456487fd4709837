// The standard library's random calls on collections, seeded by `--seed`; see Numbers+Random.swift.

extension Collection {
  /// An element picked by `--seed`; nil when there is none.
  @inlinable
  public func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  /// The elements in an order picked by `--seed`.
  @inlinable
  public func shuffled() -> [Element] {
    var generator = SystemRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements into an order picked by `--seed`.
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
}
