/// The link between a publisher and one subscriber.
public protocol Subscription: Cancellable {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}
