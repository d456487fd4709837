extension Publishers {
  /// Calls closures before something goes on, in either direction.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Called with the link to the publisher, before the subscriber has it.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Called when the subscriber asks for values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches a subscriber. Values start when it has taken the subscription.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = Conduit<Output, Failure>(subscriber)
      let link = HandledSubscription(conduit, whenCancelled: receiveCancel, whenRequested: receiveRequest)
      receiveSubscription?(link)
      subscriber.receive(subscription: link)
      guard !conduit.isOver else { return }
      upstream.feed(conduit) { [weak conduit] in
        receiveCompletion?($0)
        conduit?.send(completion: $0)
      } value: { [weak conduit] in
        receiveOutput?($0)
        conduit?.send($0)
      }
    }
  }
}

extension Publisher {
  /// Calls closures before something goes on: the link to the publisher, a value, the end, the subscriber's wish to cancel,
  /// and its wish for values.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { result in
        switch result {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      })
  }
}
