import Foundation

extension NotificationCenter {
  /// What is posted under a name, by an object if one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> AnyPublisher<Notification, Never>
  {
    let subject = PassthroughSubject<Notification, Never>()
    _ = addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
    return subject.eraseToAnyPublisher()
  }
}
