/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Says that something has happened.
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class ConduitSet<Output, Failure: Error> {
  private var conduits: [Conduit<Output, Failure>] = []
  private(set) var result: Subscribers.Completion<Failure>?

  func add(_ conduit: Conduit<Output, Failure>) {
    if let result {
      conduit.send(completion: result)
    } else {
      conduits.removeAll { $0.isOver }
      conduits.append(conduit)
    }
  }

  func send(_ value: Output) {
    guard result == nil else { return }
    for conduit in conduits { conduit.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard result == nil else { return }
    result = completion
    let all = conduits
    conduits = []
    all.forEach { $0.send(completion: completion) }
  }

  var isEmpty: Bool { conduits.allSatisfy(\.isOver) }
}

/// A subject that keeps nothing: a subscriber gets what is sent from then on.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ConduitPublisher {
  private let conduits = ConduitSet<Output, Failure>()

  public init() {}

  func attach(_ conduit: Conduit<Output, Failure>) { conduits.add(conduit) }

  public func send(_ value: Output) { conduits.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps the last value and begins with it for each subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ConduitPublisher {
  private let conduits = ConduitSet<Output, Failure>()
  private var latest: Output

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

  public func send(_ value: Output) {
    guard conduits.result == nil else { return }
    latest = value
    conduits.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
