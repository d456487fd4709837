import Foundation

/// Hands notifications to a closure on a queue. All of it happens on the scene's one thread.
final class NotificationRelay: @unchecked Sendable {
  private let queue: OperationQueue?
  private let block: (Notification) -> Void

  init(queue: OperationQueue?, block: @escaping (Notification) -> Void) {
    (self.queue, self.block) = (queue, block)
  }

  func receive(_ notification: Notification) {
    guard let queue, queue !== OperationQueue.main else { return block(notification) }
    let block = block
    queue.addOperation { block(notification) }
  }
}
