/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends the end to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the link to a publisher that the subject subscribes to.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something has happened.
  public func send() { send(()) }
}
