import Foundation

extension NotificationCenter {
  /// The notifications posted under a name, by an object if one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> AnyPublisher<Notification, Never>
  {
    let subject = PassthroughSubject<Notification, Never>()
    let relay = Relay(subject)
    _ = addObserver(forName: name, object: object, queue: nil) { relay.subject.send($0) }
    return subject.eraseToAnyPublisher()
  }
}

/// Scenes run on one thread: what they post comes on the same one.
private struct Relay: @unchecked Sendable {
  let subject: PassthroughSubject<Notification, Never>
  init(_ subject: PassthroughSubject<Notification, Never>) { self.subject = subject }
}
