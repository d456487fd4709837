import Foundation

extension NotificationCenter {
  /// Calls a closure for each notification of a name, as an operation of a queue.
  @_disfavoredOverload
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let relay = NotificationRelay(queue: queue, block: block)
    return addObserver(forName: name, object: object, queue: Foundation.OperationQueue?.none) {
      relay.receive($0)
    }
  }
}
