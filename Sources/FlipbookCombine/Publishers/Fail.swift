/// A publisher that fails.
public struct Fail<Output, Failure: Error>: ConduitPublisher {
  /// The failure.
  public let error: Failure

  /// Makes a publisher that fails at once.
  public init(error: Failure) { self.error = error }
  /// Makes a publisher that fails at once.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  func attach(_ conduit: Conduit<Output, Failure>) { conduit.send(completion: .failure(error)) }
}
