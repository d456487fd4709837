import Synchronization

/// Sends each time an object is about to change.
public final class ObservableObjectPublisher: ConduitPublisher {
  /// Nothing: only that there is a change.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let conduits = ConduitSet<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  func attach(_ conduit: Conduit<Void, Never>) { conduits.add(conduit) }

  /// Sends to all subscribers that a change is about to happen.
  public func send() { conduits.send(()) }
}
