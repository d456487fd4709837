/// A subject that keeps nothing: a subscriber gets what is sent from then on.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ConduitPublisher {
  private let conduits = ConduitSet<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  func attach(_ conduit: Conduit<Output, Failure>) { conduits.add(conduit) }

  /// Sends a value to all subscribers. Has no effect after the end.
  public func send(_ value: Output) { conduits.send(value) }
  /// Ends the subject. Later subscribers get the end at once.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
  /// Asks a publisher for any number of values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
