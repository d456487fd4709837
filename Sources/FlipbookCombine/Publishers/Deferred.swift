/// A publisher that is made anew for each subscriber.
public struct Deferred<Upstream: Publisher>: Publisher {
  /// The type that the publishers send.
  public typealias Output = Upstream.Output
  /// The failure of the publishers.
  public typealias Failure = Upstream.Failure
  /// Makes the publisher for a subscriber.
  public let createPublisher: () -> Upstream

  /// Makes a publisher from a closure that is called for each subscriber.
  public init(createPublisher: @escaping () -> Upstream) { self.createPublisher = createPublisher }

  /// Makes a publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
