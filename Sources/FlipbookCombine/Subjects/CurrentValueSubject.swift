/// A subject that keeps the last value and begins with it for each subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ConduitPublisher {
  private let conduits = ConduitSet<Output, Failure>()
  private var latest: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) { latest = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { latest }
    set { send(newValue) }
  }

  func attach(_ conduit: Conduit<Output, Failure>) {
    if conduits.result == nil { conduit.send(latest) }
    conduits.add(conduit)
  }

  /// Keeps a value and sends it to all subscribers. Has no effect after the end.
  public func send(_ value: Output) {
    guard conduits.result == nil else { return }
    latest = value
    conduits.send(value)
  }

  /// Ends the subject. Later subscribers get the end at once, without the last value.
  public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
  /// Asks a publisher for any number of values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
