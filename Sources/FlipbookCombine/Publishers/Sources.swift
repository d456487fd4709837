extension Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: ConduitPublisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of the elements, which then finishes.
    public init(sequence: Elements) { self.sequence = sequence }

    func attach(_ conduit: Conduit<Output, Failure>) {
      for element in sequence {
        if conduit.isOver { return }
        conduit.send(element)
      }
      conduit.send(completion: .finished)
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
