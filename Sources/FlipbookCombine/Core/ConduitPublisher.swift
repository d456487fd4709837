/// A publisher that is a closure: what each operator is made of.
protocol ConduitPublisher<Output, Failure>: Publisher {
  /// Starts sending to a new subscriber.
  func attach(_ conduit: Conduit<Output, Failure>)
}

extension ConduitPublisher {
  /// Attaches a subscriber. Values start when it has taken the subscription.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit<Output, Failure>(subscriber)
    subscriber.receive(subscription: conduit)
    if !conduit.isOver { attach(conduit) }
  }
}
