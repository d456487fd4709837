/// A publisher of one value.
public struct Just<Output>: ConduitPublisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of one value, which then finishes.
  public init(_ output: Output) { self.output = output }

  func attach(_ conduit: Conduit<Output, Never>) {
    conduit.send(output)
    conduit.send(completion: .finished)
  }
}
