/// A publisher of one value that is still to come.
public final class Future<Output, Failure: Error>: ConduitPublisher {
  /// Called with the value or the failure. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let conduits = ConduitSet<Output, Failure>()
  private var output: Output?

  /// Makes a publisher and calls a closure at once, which calls its promise now or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      switch result {
      case .success(let output):
        guard conduits.result == nil else { return }
        self.output = output
        conduits.send(output)
        conduits.send(completion: .finished)
      case .failure(let error): conduits.send(completion: .failure(error))
      }
    }
  }

  func attach(_ conduit: Conduit<Output, Failure>) {
    if let output { conduit.send(output) }
    conduits.add(conduit)
  }
}
