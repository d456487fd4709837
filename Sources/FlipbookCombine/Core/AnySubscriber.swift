/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// Makes a subscriber that hands everything to another.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  /// Hands on the link to the publisher.
  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  /// Hands on a value. Returns how many more are wanted.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  /// Hands on the end.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
