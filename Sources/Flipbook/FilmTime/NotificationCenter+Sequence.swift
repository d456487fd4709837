import Foundation

extension NotificationCenter {
  /// The notifications of one name, as they are posted.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification
    /// Sequences of notifications don't fail.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Takes notifications one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Posted>.AsyncIterator

      /// The next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await stream.next()?.notification }
      /// The next notification; nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream.next(isolation: actor)?.notification
      }
    }

    /// Scenes run on one thread: what they post comes on the same one.
    struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (center, name, object) = (center, name, object)
      let stream = AsyncStream<Posted> { continuation in
        let observer = Observer(
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Posted(notification: $0))
          }, in: center)
        continuation.onTermination = { _ in observer.remove() }
      }
      return Iterator(stream: stream.makeAsyncIterator())
    }
  }

  private struct Observer: @unchecked Sendable {
    let token: any NSObjectProtocol
    let center: NotificationCenter
    init(_ token: any NSObjectProtocol, in center: NotificationCenter) {
      (self.token, self.center) = (token, center)
    }
    func remove() { center.removeObserver(token) }
  }

  /// The notifications of a name, by an object if one is given, from when they are first waited for.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}
